import APICore

/// The age rating of a film.
///
/// Hyphens are ignored: `PG-13` is ``pg13``.
public struct AMCRating: AMCTerm {
    /// The term as AMC sent it, without surrounding white space.
    public let rawValue: String

    /// Creates a term from its text.
    public init(rawValue: String) { self.rawValue = rawValue.nonBlank ?? "" }

    /// The text in lower case without its hyphens.
    public static func folded(_ text: String) -> String {
        text.lowercased().replacing("-", with: "")
    }
}

extension AMCRating {
    /// All ages.
    public static let g: AMCRating = "G"
    /// Parental guidance.
    public static let pg: AMCRating = "PG"
    /// Parents of children under 13 are cautioned. AMC spells it without a hyphen.
    public static let pg13: AMCRating = "PG13"
    /// Under 17 only with an adult.
    public static let r: AMCRating = "R"
    /// Adults only. AMC spells it without a hyphen.
    public static let nc17: AMCRating = "NC17"
    /// Not rated.
    public static let nr: AMCRating = "NR"
    /// The old rating for adults only.
    public static let x: AMCRating = "X"
    /// A Canadian rating: under 14 only with an adult.
    public static let fourteenA: AMCRating = "14A"
    /// A Canadian rating: under 18 only with an adult.
    public static let eighteenA: AMCRating = "18A"
}
