package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;

/** The default serialVersionUID of a class must not change, and its objects must survive a round trip. */
public final class SerialVersionClean implements Serializable {
    private int count;
    private String name = "seed";
    private transient int scratch = 3;

    void grow() {
        count++;
        scratch++;
    }

    static Object copy(Object original) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(original);
        }
        return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }

    public static void main(String[] args) throws Exception {
        SerialVersionClean object = new SerialVersionClean();
        TwoThreads.run(object::grow, () -> ObjectStreamClass.lookup(SerialVersionClean.class));
        SerialVersionClean copy = (SerialVersionClean) copy(object);
        System.out.println(copy.count + copy.name + copy.scratch); // prints: 1seed0
        long uid = ObjectStreamClass.lookup(SerialVersionClean.class).getSerialVersionUID();
        System.out.println(uid); // prints: -1328906134935890929
    }
}
