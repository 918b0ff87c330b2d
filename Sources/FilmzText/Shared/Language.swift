public import FilmzDomain

/// A language that Filmz speaks.
///
/// A new case does not compile until it has its ``LanguageFile``; that this has every text, scripts/texts checks. How to add
/// one: docs/languages.md.
public enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    /// English with accents and in brackets, so that a text which comes from no table shows.
    case accented = "en-XA"
    /// English in a script that runs from right to left, to see how screens look the other way round.
    case mirrored = "ar-XB"

    /// The languages that people can choose.
    public static let offered: [Language] = [.english, .german, .french, .spanish]

    /// The value of HTML's `lang`, by BCP 47.
    public var tag: String { rawValue }

    /// The value of HTML's `dir`.
    public var direction: String { if self == .mirrored { "rtl" } else { "ltr" } }

    /// What those who speak it call it.
    public var ownName: String {
        switch self {
        case .english: "English"
        case .german: "Deutsch"
        case .french: "Français"
        case .spanish: "Español"
        case .accented: PseudoLocale.accented("English")
        case .mirrored: PseudoLocale.mirrored("English")
        }
    }

    /// The language of the titles by which its readers know films; nil when these are the films' own titles.
    public var titles: TitleLanguage? {
        switch self {
        case .english, .accented, .mirrored: nil
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        }
    }

    /// Which plural form a number takes.
    public var plural: PluralRule {
        switch self {
        case .english, .german, .spanish, .accented, .mirrored: .oneAndOther
        case .french: .zeroOneAndOther
        }
    }

    /// How numbers are usually written.
    var numbers: NumberForm {
        switch self {
        case .english, .accented, .mirrored: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        }
    }

    /// Whether an hour before ten is written with a nought, `09:05`, where clocks have 24 hours, by CLDR.
    var padsHours: Bool { self == .german || self == .french }

    /// A day of the month in a date. French has an ordinal number for the first.
    func dayOfMonth(_ day: Int) -> String {
        if self == .french, day == 1 { "1er" } else { String(day) }
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
