package dev.anyorder.testbed.kernels.tasks;

import dev.anyorder.testbed.kernels.Digest;
import dev.anyorder.testbed.kernels.Kernel;
import java.util.Random;

/**
 * The discrete Fourier transform of a complex signal and its inverse, by the recursion of Cooley and Tukey with tasks
 * for the even and the odd half. The size is the power of two that is the length of the signal.
 */
public final class Fft implements Kernel {

    private int threads;
    private int length;
    private double[] real = {};
    private double[] imaginary = {};
    private FftTask.Signal spectrum = new FftTask.Signal(0);
    private FftTask.Signal back = new FftTask.Signal(0);

    @Override
    public String name() {
        return "fft";
    }

    @Override
    public void prepare(int size, int threads) {
        this.threads = threads;
        length = 1 << size;
        Random random = new Random(1805L);
        real = random.doubles(length, -1, 1).toArray();
        imaginary = random.doubles(length, -1, 1).toArray();
        spectrum = new FftTask.Signal(length);
        back = new FftTask.Signal(length);
    }

    @Override
    public void run() {
        FftTask.Signal signal = new FftTask.Signal(real, imaginary);
        Pool.run(threads, FftTask.forward(signal, spectrum));
        Pool.run(threads, FftTask.backward(spectrum, back));
    }

    @Override
    public long checksum() {
        return new Digest().add(spectrum.real).add(spectrum.imaginary).value();
    }

    /** The inverse gives the signal again, and the first coefficient is its sum. */
    @Override
    public boolean validate() {
        double sum = 0;
        for (int i = 0; i < length; i++) {
            sum += real[i];
            if (Math.abs(back.real[i] / length - real[i]) > 1e-9
                    || Math.abs(back.imaginary[i] / length - imaginary[i]) > 1e-9) {
                return false;
            }
        }
        return Math.abs(sum - spectrum.real[0]) < 1e-9 * length;
    }
}
