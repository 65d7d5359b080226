package dev.anyorder.testbed.targets;

import java.util.ArrayList;
import java.util.List;

/**
 * The options of a campaign.
 *
 * @param runs how often each program runs
 * @param only parts of the names of the programs to run; empty for all
 * @param settings how each program is run, the given number of times each way
 * @param feature the feature release of the only JDK to run on; 0 for all
 * @param agent whether the agent watches; without it, only output and exit status are compared
 */
record CampaignOptions(int runs, List<String> only, List<Setting> settings, int feature, boolean agent) {
    private static final String USAGE = "usage: Campaign [--runs N] [--only PART-OF-NAME[,...]] [--analyses LIST]"
            + " [--processors N[,N...]] [--jdk N] [--without-agent]";

    static CampaignOptions parse(String[] args) {
        int runs = 1;
        List<String> only = List.of();
        String analyses = "fasttrack";
        String processors = "0";
        int feature = 0;
        boolean agent = true;
        for (int i = 0; i < args.length; i++) {
            switch (args[i]) {
                case "--runs" -> runs = Integer.parseInt(value(args, ++i));
                case "--only" -> only = List.of(value(args, ++i).split(","));
                case "--analyses" -> analyses = value(args, ++i);
                case "--processors" -> processors = value(args, ++i);
                case "--jdk" -> feature = Integer.parseInt(value(args, ++i));
                case "--without-agent" -> agent = false;
                default -> throw new IllegalArgumentException(USAGE);
            }
        }
        List<Setting> settings = new ArrayList<>();
        for (String count : processors.split(",")) {
            settings.add(new Setting(List.of(analyses.split(",")), Integer.parseInt(count)));
        }
        return new CampaignOptions(runs, only, settings, feature, agent);
    }

    boolean includes(Target target) {
        return only.isEmpty() || only.stream().anyMatch(target.name()::contains);
    }

    boolean includes(Jdk jdk) {
        return feature == 0 || jdk.feature() == feature;
    }

    private static String value(String[] args, int index) {
        if (index >= args.length) {
            throw new IllegalArgumentException(USAGE);
        }
        return args[index];
    }
}
