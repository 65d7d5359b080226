package dev.anyorder.testbed.kernels;

import java.util.Arrays;
import java.util.Random;

/**
 * Encrypts an array of bytes with IDEA and decrypts it again; each thread has one run of blocks. The size is the length
 * of the text in units of 1024 bytes.
 */
public final class Crypt implements Kernel {

    private int threads;
    private byte[] plain = {};
    private byte[] secret = {};
    private byte[] back = {};
    private int[] encrypt = {};
    private int[] decrypt = {};

    @Override
    public String name() {
        return "crypt";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        Random random = new Random(136506717L);
        plain = new byte[size * 1024];
        random.nextBytes(plain);
        secret = new byte[plain.length];
        back = new byte[plain.length];
        encrypt = IdeaCipher.encryptionKey(random.nextLong(), random.nextLong());
        decrypt = IdeaCipher.decryptionKey(encrypt);
    }

    @Override
    public void run() {
        Team.run(threads, id -> work(id, plain, secret, encrypt));
        Team.run(threads, id -> work(id, secret, back, decrypt));
    }

    private void work(int id, byte[] in, byte[] out, int[] key) {
        int blocks = in.length / IdeaCipher.BLOCK;
        int from = Team.first(blocks, id, threads) * IdeaCipher.BLOCK;
        int to = Team.first(blocks, id + 1, threads) * IdeaCipher.BLOCK;
        IdeaCipher.transform(in, out, from, to, key);
    }

    @Override
    public long checksum() {
        return new Digest()
                .add(Arrays.hashCode(secret))
                .add(Arrays.hashCode(back))
                .value();
    }

    @Override
    public boolean validate() {
        return Arrays.equals(plain, back) && !Arrays.equals(plain, secret);
    }
}
