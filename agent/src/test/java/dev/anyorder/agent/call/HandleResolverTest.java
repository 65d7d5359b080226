package dev.anyorder.agent.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class HandleResolverTest {
    static class Base {
        volatile int count;
        volatile long sum;
        volatile @Nullable String name;
    }

    static class Derived extends Base {
        int own;
        static int shared;
    }

    private final HandleResolver handles = new HandleResolver();
    private final MethodHandles.Lookup lookup = MethodHandles.lookup();

    @Test
    void aHandleOfAFieldIsUnderstood() throws Exception {
        assertField("own", false, lookup.findVarHandle(Derived.class, "own", int.class), new Derived());
    }

    @Test
    void aHandleOfAnInheritedFieldIsUnderstood() throws Exception {
        HandleVariable variable =
                assertField("count", false, lookup.findVarHandle(Derived.class, "count", int.class), new Derived());
        assertEquals(Base.class.getName(), field(variable).target.owner());
        assertTrue(field(variable).isVolatile);
    }

    @Test
    void aHandleOfAStaticFieldIsUnderstood() throws Exception {
        HandleVariable variable =
                assertField("shared", true, lookup.findStaticVarHandle(Derived.class, "shared", int.class), null);
        assertSame(Derived.class, variable.owner());
    }

    @Test
    void updatersAreUnderstood() {
        assertField("count", false, AtomicIntegerFieldUpdater.newUpdater(Base.class, "count"), new Derived());
        assertField("sum", false, AtomicLongFieldUpdater.newUpdater(Base.class, "sum"), new Derived());
        assertField(
                "name", false, AtomicReferenceFieldUpdater.newUpdater(Base.class, String.class, "name"), new Base());
    }

    @Test
    void aHandleOfElementsMeansOneElement() {
        long[] array = new long[9];
        HandleVariable variable = handles.of(call(MethodHandles.arrayElementVarHandle(long[].class), array, 4));

        assertEquals(new HandleVariable(array, null, 4, 5), variable);
    }

    @Test
    void aHandleThatViewsBytesMeansAllThatItSpans() {
        byte[] array = new byte[16];
        VarHandle ints = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

        assertEquals(new HandleVariable(array, null, 8, 12), handles.of(call(ints, array, 8)));
    }

    @Test
    void aHandleThatViewsABufferIsNotUnderstood() {
        VarHandle ints = MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

        assertNull(handles.of(call(ints, ByteBuffer.allocate(16), 8)));
    }

    private HandleVariable assertField(String name, boolean isStatic, Object handle, @Nullable Object owner) {
        HandleVariable variable = handles.of(call(handle, owner, 0));
        assertNotNull(variable);
        assertEquals(name, field(variable).target.name());
        assertEquals(isStatic, field(variable).isStatic);
        return variable;
    }

    private static VariableField field(HandleVariable variable) {
        return java.util.Objects.requireNonNull(variable.field());
    }

    private static ActiveCall call(Object handle, @Nullable Object first, int index) {
        ActiveCall call = new ActiveCall();
        call.set(handle, first, null, null, 0, index, 0, 0, 0);
        return call;
    }
}
