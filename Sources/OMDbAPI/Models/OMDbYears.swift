/// The year of a film, or the years of a series.
///
/// OMDb sends `2007`, `2010–2011`, and `1999–` for a series that is still running, with an en dash.
/// https://www.omdbapi.com/#parameters
public struct OMDbYears: Sendable, Hashable {
    /// The year, or the first one; nil if the text does not begin with a year.
    public let start: Int?
    /// The last year of a series; nil if there is only one year, or no last one yet.
    public let end: Int?
    /// Whether the series is still running.
    public let isOpen: Bool
    /// The text, as OMDb sends it.
    public let raw: String

    /// Parses a text; nil if it is empty or `N/A`. A hyphen is read as a dash.
    public init?(_ text: String) {
        guard let raw = text.known else { return nil }
        self.raw = raw
        let parts = raw.split(omittingEmptySubsequences: false) { "\u{2013}\u{2014}-".contains($0) }.map {
            Self.year($0)
        }
        start = parts.first ?? nil
        end = if parts.count == 2 { parts[1] } else { nil }
        isOpen = parts.count == 2 && start != nil && raw.last?.isDigit == false && end == nil
    }

    private static func year(_ text: Substring) -> Int? {
        guard let digits = String(text).known, digits.count == 4 else { return nil }
        return digits.wholeNumber
    }
}

extension OMDbYears: Codable {
    /// Decodes the text.
    ///
    /// - Throws: `DecodingError` if it is empty or `N/A`.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let years = OMDbYears(text) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no years"))
        }
        self = years
    }

    /// Encodes the text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(raw)
    }
}
