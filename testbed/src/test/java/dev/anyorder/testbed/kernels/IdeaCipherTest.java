package dev.anyorder.testbed.kernels;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class IdeaCipherTest {

    private static final HexFormat HEX = HexFormat.of();

    @Test
    void encryptsThePublishedExample() {
        int[] key = IdeaCipher.encryptionKey(0x0001000200030004L, 0x0005000600070008L);
        byte[] plain = HEX.parseHex("0000000100020003");
        byte[] secret = new byte[8];
        byte[] back = new byte[8];

        IdeaCipher.transform(plain, secret, 0, 8, key);
        IdeaCipher.transform(secret, back, 0, 8, IdeaCipher.decryptionKey(key));

        assertArrayEquals(HEX.parseHex("11fbed2b01986de5"), secret);
        assertArrayEquals(plain, back);
    }
}
