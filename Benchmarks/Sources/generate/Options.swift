import Foundation

/// What is asked for on the command line.
struct Options {
    static let usage = """
        usage: generate --out FOLDER --starter TABLE [--films N] [--people N] [--queries N] [--others N] [--seed N]
                        [--words FILE]
            --films    titles that are searched for (1000000)
            --people   people who made them (600000)
            --queries  of every kind (2000)
            --others   episodes, shorts, games… for every such title in the datasets; -1 writes no datasets (10)
            --seed     for all that comes by chance (1)
            --words    one a line, for titles in place of our own; with accents, also for those that are not English
        """

    var out = ""
    var starter = ""
    var films = 1_000_000
    var people = 600_000
    var queries = 2_000
    var others = 10
    var seed = 1
    var words: String?

    /// - Returns: Nil when something is wrong.
    init?(_ arguments: [String]) {
        guard arguments.count.isMultiple(of: 2) else { return nil }
        for place in stride(from: 0, to: arguments.count, by: 2) {
            let value = arguments[place + 1]
            switch arguments[place] {
            case "--out": out = value
            case "--starter": starter = value
            case "--films": films = Int(value) ?? 0
            case "--people": people = Int(value) ?? 0
            case "--queries": queries = Int(value) ?? -1
            case "--others": others = Int(value) ?? -1
            case "--seed": seed = Int(value) ?? 1
            case "--words": words = value
            default: return nil
            }
        }
        guard !out.isEmpty, !starter.isEmpty, films > 0, people > 0, queries >= 0 else { return nil }
    }
}
