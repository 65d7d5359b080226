package dev.anyorder.testbed.targets;

/**
 * The options of a campaign.
 *
 * @param runs how often each program runs
 * @param only a part of the names of the programs to run; empty for all
 * @param agent whether the agent watches; without it, only output and exit status are compared
 */
record CampaignOptions(int runs, String only, boolean agent) {
    private static final String USAGE = "usage: Campaign [--runs N] [--only PART-OF-NAME] [--without-agent]";

    static CampaignOptions parse(String[] args) {
        int runs = 1;
        String only = "";
        boolean agent = true;
        for (int i = 0; i < args.length; i++) {
            switch (args[i]) {
                case "--runs" -> runs = Integer.parseInt(value(args, ++i));
                case "--only" -> only = value(args, ++i);
                case "--without-agent" -> agent = false;
                default -> throw new IllegalArgumentException(USAGE);
            }
        }
        return new CampaignOptions(runs, only, agent);
    }

    private static String value(String[] args, int index) {
        if (index >= args.length) {
            throw new IllegalArgumentException(USAGE);
        }
        return args[index];
    }
}
