package dev.anyorder.testbed.targets.language;

import dev.anyorder.testbed.targets.TwoThreads;

/** Anonymous and local classes capture one object. */
public final class AnonymousClassRacy {
    private String state = "new";

    public static void main(String[] args) throws Exception {
        AnonymousClassRacy shared = new AnonymousClassRacy();
        class Local implements TwoThreads.Body {
            @Override
            public void run() {
                shared.state = "old"; // race: AnonymousClassRacy.state
            }
        }
        TwoThreads.run(new Local(), new TwoThreads.Body() {
            @Override
            public void run() {
                shared.state = "old"; // race: AnonymousClassRacy.state
            }
        });
        System.out.println(shared.state); // prints: old
    }
}
