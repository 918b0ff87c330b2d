public import FilmzDomain

/// A language that Filmz speaks.
///
/// A new case does not compile until every table of texts has it: see ``TextKey``.
public enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"
    /// English with accents and in brackets, so that a text which comes from no table shows.
    case accented = "en-XA"
    /// English in a script that runs from right to left, to see how screens look the other way round.
    case mirrored = "ar-XB"

    /// Those that people can choose.
    public static let offered: [Language] = [.english, .german]

    /// As in HTML's `lang`, by BCP 47.
    public var tag: String { rawValue }

    /// As in HTML's `dir`.
    public var direction: String { if self == .mirrored { "rtl" } else { "ltr" } }

    /// What those who speak it call it.
    public var ownName: String {
        switch self {
        case .english: "English"
        case .german: "Deutsch"
        case .accented: PseudoLocale.accented("English")
        case .mirrored: PseudoLocale.mirrored("English")
        }
    }

    /// The language of the titles by which its readers know films; nil when these are the films' own titles.
    public var titles: TitleLanguage? {
        switch self {
        case .english, .accented, .mirrored: nil
        case .german: .german
        }
    }

    /// Which plural form a number takes.
    public var plural: PluralRule {
        switch self {
        case .english, .german, .accented, .mirrored: .oneAndOther
        }
    }

    /// What stands between the thousands of a number.
    var groupSeparator: String {
        switch self {
        case .english, .accented, .mirrored: ","
        case .german: "."
        }
    }

    /// What stands before the tenths of a number.
    var decimalSeparator: String {
        switch self {
        case .english, .accented, .mirrored: "."
        case .german: ","
        }
    }

    /// The language that a tag asks for, or the one it is a kind of: `de` for `de-AT`. Nil when Filmz does not speak it.
    public init?(tag: some StringProtocol) {
        // No tag of a language is as long.
        var tag = if tag.utf8.count <= 35 { tag.lowercased() } else { "" }
        while !tag.isEmpty {
            if let language = Self.allCases.first(where: { $0.rawValue.lowercased() == tag }) {
                self = language
                return
            }
            tag = tag.lastIndex(of: "-").map { String(tag[..<$0]) } ?? ""
        }
        return nil
    }
}
