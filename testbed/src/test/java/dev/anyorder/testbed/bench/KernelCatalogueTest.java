package dev.anyorder.testbed.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.anyorder.testbed.kernels.Kernel;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class KernelCatalogueTest {

    static Stream<Arguments> cleanKernelsWithThreads() {
        return KernelCatalogue.all().stream()
                .filter(entry -> !entry.racy())
                .flatMap(entry -> IntStream.rangeClosed(1, 3).mapToObj(n -> Arguments.of(entry.name(), n)));
    }

    static Stream<String> all() {
        return KernelCatalogue.all().stream().map(KernelEntry::name);
    }

    static Stream<String> racyKernels() {
        return KernelCatalogue.all().stream().filter(KernelEntry::racy).map(KernelEntry::name);
    }

    @ParameterizedTest(name = "{0} with {1} threads")
    @MethodSource("cleanKernelsWithThreads")
    void everyKernelValidatesAndRepeatsItsChecksum(String name, int threads) {
        Kernel first = run(name, threads);
        Kernel second = run(name, threads);

        assertTrue(first.validate());
        assertEquals(first.checksum(), second.checksum());
    }

    @ParameterizedTest
    @MethodSource("all")
    void aKernelThatHasNotRunIsNotValid(String name) {
        KernelEntry entry = KernelCatalogue.find(name).orElseThrow();
        Kernel kernel = entry.factory().get();
        kernel.prepare(entry.size("small"), 2);

        assertFalse(kernel.validate());
    }

    @ParameterizedTest
    @MethodSource("racyKernels")
    void aRacyKernelIsRightWhenAlone(String name) {
        assertTrue(run(name, 1).validate());
    }

    @ParameterizedTest
    @MethodSource("racyKernels")
    void aRacyKernelEndsWithTwoThreads(String name) {
        assertEquals(name, run(name, 2).name());
    }

    @Test
    void namesAreThoseOfTheKernelsAndUnique() {
        Set<String> names = new HashSet<>();
        for (KernelEntry entry : KernelCatalogue.all()) {
            assertEquals(entry.name(), entry.factory().get().name());
            assertTrue(names.add(entry.name()));
            assertTrue(entry.small() < entry.quick() && entry.quick() < entry.standard());
        }
    }

    private static Kernel run(String name, int threads) {
        KernelEntry entry = KernelCatalogue.find(name).orElseThrow();
        Kernel kernel = entry.factory().get();
        kernel.prepare(entry.size("small"), threads);
        kernel.run();
        return kernel;
    }
}
