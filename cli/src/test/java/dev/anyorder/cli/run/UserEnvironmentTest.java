package dev.anyorder.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;

class UserEnvironmentTest {
    @Test
    void hiddenVariablesGetTheirNamesBack() {
        assertEquals(
                Map.of("PATH", "/bin", "JAVA_TOOL_OPTIONS", "-Dx=y"),
                UserEnvironment.restore(Map.of("PATH", "/bin", "ANYORDER_HIDDEN_JAVA_TOOL_OPTIONS", "-Dx=y")));
    }
}
