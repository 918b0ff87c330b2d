/// The awards of a title: one sentence that OMDb writes in two forms, and often without the separators in between.
///
///     Won 6 Oscars. 66 wins & 31 nominations total
///     Nominated for 1 Golden Globe. Another 1 win.
///     Nominated for 1 BAFTA Award4 nominations total
///
/// https://www.omdbapi.com/#parameters
public struct OMDbAwards: Sendable, Hashable {
    /// The award that OMDb puts first. Other awards of the same kind may be hidden in the counts: for a film that has
    /// won an Oscar, further nominations are not mentioned.
    public struct Headline: Sendable, Hashable {
        /// The outcome: a win, or only a nomination.
        public enum Result: Sendable, Hashable {
            /// The awards were won.
            case won
            /// There were nominations, and no win.
            case nominated
        }

        /// The outcome: a win, or only a nomination.
        public let result: Result
        /// The number of awards or nominations.
        public let count: Int
        /// The name of the award in OMDb's words, singular or plural: `Oscar`, `Primetime Emmys`, `BAFTA Film Award`.
        public let name: String

        /// Creates a value from its parts, such as for a preview or a test.
        public init(result: Result, count: Int, name: String) {
            self.result = result
            self.count = count
            self.name = name
        }
    }

    /// The scope of the counts of wins and nominations.
    public enum Scope: Sendable, Hashable {
        /// The counts exclude the headline.
        case another
        /// The counts include the headline.
        case total
    }

    /// The award named first; nil if there is none or the sentence could not be parsed.
    public let headline: Headline?
    /// The number of awards won, within the ``scope``; nil if the sentence does not say or could not be parsed.
    public let wins: Int?
    /// The number of nominations, within the ``scope``; nil if the sentence does not say or could not be parsed.
    public let nominations: Int?
    /// The scope of the counts; nil if the sentence does not say. Never add the headline to a total.
    public let scope: Scope?
    /// The sentence as OMDb sends it, to show if ``isUnderstood`` is false.
    public let text: String

    /// Whether the sentence could be parsed.
    public var isUnderstood: Bool { headline != nil || wins != nil || nominations != nil }

    /// Parses a sentence; nil if it is empty or `N/A`. A sentence of another form keeps its text.
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
    /// Decodes the sentence.
    ///
    /// - Throws: `DecodingError` if it is empty or `N/A`.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let awards = OMDbAwards(text) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no awards"))
        }
        self = awards
    }

    /// Encodes the sentence.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
