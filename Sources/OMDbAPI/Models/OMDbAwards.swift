/// The prizes of a title: one sentence that OMDb writes in two forms, and often without the separators in between.
///
///     Won 6 Oscars. 66 wins & 31 nominations total
///     Nominated for 1 Golden Globe. Another 1 win.
///     Nominated for 1 BAFTA Award4 nominations total
///
/// https://www.omdbapi.com/#parameters
public struct OMDbAwards: Sendable, Hashable {
    /// The one prize that OMDb puts first. Other prizes of the same kind may be hidden in the counts: a film that has
    /// won an Oscar is not said to have been nominated for more.
    public struct Headline: Sendable, Hashable {
        /// How it ended.
        public enum Result: Sendable, Hashable {
            /// The prizes were won.
            case won
            /// There were nominations, and no win.
            case nominated
        }

        /// How it ended.
        public let result: Result
        /// How many.
        public let count: Int
        /// The prize in OMDb's words, singular or plural: `Oscar`, `Primetime Emmys`, `BAFTA Film Award`.
        public let name: String

        /// Made of these parts, as for a preview or a test.
        public init(result: Result, count: Int, name: String) {
            self.result = result
            self.count = count
            self.name = name
        }
    }

    /// What the counts of wins and nominations count.
    public enum Scope: Sendable, Hashable {
        /// All but the headline.
        case another
        /// All, the headline included.
        case total
    }

    /// The prize named first; nil when there is none or the sentence could not be read.
    public let headline: Headline?
    /// How many prizes, as ``scope`` has it; nil when the sentence does not say or could not be read.
    public let wins: Int?
    /// How many nominations, as ``scope`` has it; nil when the sentence does not say or could not be read.
    public let nominations: Int?
    /// What the counts include; nil when the sentence does not say. Never add the headline to a total.
    public let scope: Scope?
    /// The sentence as OMDb sends it: what to show when ``isUnderstood`` is false.
    public let text: String

    /// Whether the sentence could be read.
    public var isUnderstood: Bool { headline != nil || wins != nil || nominations != nil }

    /// The prizes that a sentence names; nil for an empty one and for `N/A`. A sentence of another form keeps its text.
    public init?(_ sentence: String) {
        guard let text = sentence.known else { return nil }
        self.text = text
        let form =
            #/
            (?:
                (?<result> Won | Nominated\ for)\ (?<count> [0-9]+)\ (?<name> [A-Z][A-Za-z\ ]*?)
                (?: \.\ ? | \  | (?= [0-9]) | $)
            )?
            (?<another> Another\ )?
            (?: (?<wins> [0-9]+)\ wins? )? (?: \ &\  )? (?: (?<nominations> [0-9]+)\ nominations? )?
            (?<total> \ total)? \.?
            /#
        guard let match = text.wholeMatch(of: form) else {
            headline = nil
            wins = nil
            nominations = nil
            scope = nil
            return
        }
        if let result = match.result, let name = match.name, let count = match.count.flatMap({ Int($0) }) {
            headline = Headline(result: result == "Won" ? .won : .nominated, count: count, name: String(name))
        } else {
            headline = nil
        }
        wins = match.wins.flatMap { Int($0) }
        nominations = match.nominations.flatMap { Int($0) }
        scope = if match.another != nil { .another } else if match.total != nil { .total } else { nil }
    }
}

extension OMDbAwards: Codable {
    /// Reads a text.
    ///
    /// - Throws: `DecodingError` when it is empty or `N/A`.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let awards = OMDbAwards(text) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no awards"))
        }
        self = awards
    }

    /// Writes the text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
