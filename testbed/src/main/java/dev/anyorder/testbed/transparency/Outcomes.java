package dev.anyorder.testbed.transparency;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * What became of each test of a run.
 *
 * @param byTest passed, or what else with its reason, by the unique identifier of the test
 */
record Outcomes(Map<String, String> byTest) {
    private static final Pattern ID = Pattern.compile("unique-id: (.*)");
    private static final String PASSED = "passed";

    /** Reads the report that the console of JUnit writes. */
    static Outcomes read(Path report) throws IOException {
        Map<String, String> outcomes = new TreeMap<>();
        try {
            NodeList tests = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(report.toFile())
                    .getElementsByTagName("testcase");
            for (int i = 0; i < tests.getLength(); i++) {
                Element test = (Element) tests.item(i);
                outcomes.put(id(test), outcome(test));
            }
        } catch (ParserConfigurationException | SAXException unreadable) {
            throw new IOException(report + " cannot be read", unreadable);
        }
        return new Outcomes(outcomes);
    }

    private static String id(Element test) {
        NodeList outputs = test.getElementsByTagName("system-out");
        for (int i = 0; i < outputs.getLength(); i++) {
            Matcher matcher = ID.matcher(outputs.item(i).getTextContent());
            if (matcher.find()) {
                return matcher.group(1);
            }
        }
        return test.getAttribute("classname") + "." + test.getAttribute("name");
    }

    private static String outcome(Element test) {
        for (String kind : new String[] {"failure", "error", "skipped"}) {
            NodeList found = test.getElementsByTagName(kind);
            if (found.getLength() > 0) {
                Element reason = (Element) found.item(0);
                return kind + " " + reason.getAttribute("type") + ": " + reason.getAttribute("message");
            }
        }
        return PASSED;
    }

    /** How many tests ended in this way: passed, failure, error or skipped. */
    long count(String kind) {
        return byTest.values().stream()
                .filter(outcome -> outcome.startsWith(kind))
                .count();
    }

    /** The tests that went differently in another run, or were only in one. */
    TreeSet<String> differences(Outcomes other) {
        TreeSet<String> tests = new TreeSet<>(byTest.keySet());
        tests.addAll(other.byTest.keySet());
        tests.removeIf(test -> of(test).equals(other.of(test)));
        return tests;
    }

    /** What became of a test. */
    String of(String test) {
        return byTest.getOrDefault(test, "not run");
    }
}
