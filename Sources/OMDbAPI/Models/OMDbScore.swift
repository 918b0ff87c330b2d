/// A rating by critics or viewers, on a scale from 0 to 100.
///
/// OMDb sends `8.2/10`, `85%` and `69/100`. https://www.omdbapi.com/#parameters
public struct OMDbScore: Sendable, Hashable {
    /// The source of the score.
    public enum Source: Sendable, Hashable {
        /// IMDb's viewers, who give up to 10.
        case imdb
        /// The share of critics who like a film.
        case rottenTomatoes
        /// The mean of critics' scores, up to 100.
        case metacritic
        /// Another source, with the name that OMDb sends.
        case other(String)

        /// The source that OMDb calls by this name.
        public init(name: String) {
            switch name.lowercased() {
            case "internet movie database": self = .imdb
            case "rotten tomatoes": self = .rottenTomatoes
            case "metacritic": self = .metacritic
            default: self = .other(name)
            }
        }

        /// OMDb's name for the source.
        public var name: String {
            switch self {
            case .imdb: "Internet Movie Database"
            case .rottenTomatoes: "Rotten Tomatoes"
            case .metacritic: "Metacritic"
            case .other(let name): name
            }
        }
    }

    /// The source of the score.
    public let source: Source
    /// The score from 0 to 100, to a tenth; nil if ``text`` has no number, or one outside its scale.
    public let value: Double?
    /// The score as OMDb sends it.
    public let text: String

    /// A score; nil if the text is empty or `N/A`. A number without a scale is read on the scale of the source.
    public init?(_ source: Source, text: String) {
        guard let text = text.known else { return nil }
        self.source = source
        self.text = text
        value = Self.value(text, of: source)
    }

    private static func value(_ text: String, of source: Source) -> Double? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).compactMap { String($0).known }
        let number: Double?
        let scale: Double?
        if parts.count == 2 {
            number = parts[0].decimalNumber
            scale = parts[1].decimalNumber
        } else if text.hasSuffix("%") {
            number = String(text.dropLast()).known?.decimalNumber
            scale = 100
        } else {
            number = text.decimalNumber
            scale =
                switch source {
                case .imdb: 10
                case .rottenTomatoes, .metacritic: 100
                case .other: nil
                }
        }
        guard let number, let scale, scale > 0, number <= scale else { return nil }
        return (number / scale * 1000).rounded() / 10
    }
}

extension OMDbScore: Codable {
    private enum CodingKeys: String, CodingKey {
        case source = "Source"
        case value = "Value"
    }

    /// Decodes an entry of the list in a title's details. Fails without a source or a value.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        let source = Source(name: try fields.identity(.source))
        guard let score = OMDbScore(source, text: try fields.identity(.value)) else {
            throw DecodingError.dataCorruptedError(forKey: .value, in: fields, debugDescription: "no score")
        }
        self = score
    }

    /// Encodes an entry of the list in a title's details.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(source.name, forKey: .source)
        try fields.encode(text, forKey: .value)
    }
}
