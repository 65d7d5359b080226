package dev.anyorder.agent.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.anyorder.agent.call.CallInstruction;
import dev.anyorder.agent.catalogue.StateCombiner;
import dev.anyorder.agent.site.CallSite;
import dev.anyorder.agent.site.Site;
import dev.anyorder.agent.site.SiteTable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What lambdas and references to own methods are found to do to the state that they are given. */
class LambdaEffectTest {
    private static final String ROWS = """
            class java.util.concurrent.atomic.AtomicInteger
              updateAndGet(*)          volatile-update this as arg1
              accumulateAndGet(*,*)    volatile-update this as arg2
            class java.util.concurrent.atomic.AtomicLong
              accumulateAndGet(*,*)    volatile-update this as arg2
            class java.util.concurrent.atomic.AtomicReference
              accumulateAndGet(*,*)    volatile-update this as arg2
            interface java.util.Map
              merge(*,*,*)             writes this as arg3
              compute(*,*)             writes this as second of arg2
            """;

    private static final Map<String, StateCombiner> FOUND = new TreeMap<>();

    @BeforeAll
    static void rewrite() throws IOException {
        SiteTable sites = new SiteTable();
        String name = Lambdas.class.getName().replace('.', '/');
        try (InputStream in = Lambdas.class.getResourceAsStream("/" + name + ".class")) {
            byte[] bytes = Objects.requireNonNull(in).readAllBytes();
            Rewritten.transformer(ROWS, sites).rewrite(Lambdas.class.getClassLoader(), name, bytes);
        }
        for (int i = 0; i < sites.size(); i++) {
            Site site = sites.get(i);
            @Nullable Object holder = site instanceof CallSite call ? call.model : null;
            if (holder instanceof CallInstruction place) {
                FOUND.put(site.frame.method(), place.combiner());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "sum, ADD",
        "sumOfBoxed, ADD",
        "sumByCall, ADD",
        "largest, MAX",
        "largestByComparison, MAX",
        "smallestOfBoxed, MIN",
        "or, OR",
        "realSum, FLOAT_ADD",
        "ownMethod, ADD",
        "ownPrivateMethod, ADD",
        "methodThatMayBeOverridden,",
        "difference,",
        "sumOfDouble,",
        "onlyTheNew,",
        "onlyTheOld,",
        "oldTwice,",
        "newAndConstant,",
        "seen,",
        "caught,",
    })
    void ofTwoValuesThatAreTreatedAlike(String method, @Nullable String expected) {
        assertEquals(expected, text(method, true));
    }

    @ParameterizedTest
    @CsvSource({
        "added, ADD",
        "subtracted, ADD",
        "addedField, ADD",
        "addedByBranch, ADD",
        "limited, MAX",
        "limitedAndCounted,",
        "wrapped,",
        "doubledAndAdded,",
    })
    void ofTheStateAlone(String method, @Nullable String expected) {
        assertEquals(expected, text(method, true));
    }

    @ParameterizedTest
    @CsvSource({
        "count, ADD",
        "countByValue, ADD",
        "countFromElsewhere,",
        "countWhatIsThere,",
        "countByKey,",
        "sumOfBoxed,",
    })
    void ofAStateThatMayNotBeThereYet(String method, @Nullable String expected) {
        assertEquals(expected, text(method, false));
    }

    private static @Nullable String text(String method, boolean isFirst) {
        StateCombiner found = Objects.requireNonNull(FOUND.get(method));
        return Objects.toString(isFirst ? found.first() : found.second(), null);
    }
}
