/// A meaning of a word in a query with conditions. ``SentenceVocabulary`` has the words.
enum SentenceWord: Hashable, Sendable {
    /// A word for films: for films only, or for shows too.
    case noun(isPlural: Bool, isFilm: Bool)
    /// A word without a meaning of its own.
    case filler
    case shows(isPlural: Bool)
    case genre(String, isPlural: Bool)
    /// The first word of a genre of two words: the second word, and the genre.
    case genreStart(String, String)
    case origin(SearchFilter)
    /// A decade by its first year.
    case decade(Int)
    case mine(SearchFilter.Mine)
    case with, by, and, or, not, than, to, between, before, after, since, from
    /// `no`, before a condition.
    case no
    /// `without`, before a condition or a person.
    case without
    /// `like`, before a title.
    case like
    /// `similar`, which needs a word for `to` after it.
    case similar
    /// `in`, before a year or theatres.
    case within
    /// `directed`, which may need `by` after it.
    case directed(needsBy: Bool)
    /// German `von`, which means `by` and `from`; and `de` in French and Spanish.
    case byOrFrom
    /// `on`, before a list or a service.
    case on
    /// Spanish `en` and French `dans`, which mean `on` and `in`.
    case onOrIn
    case my
    /// German `bei`, before a service.
    case at
    /// A word before the use of an offer: `for free`, `zum Leihen`.
    case purpose
    case offered(Availability)
    /// The use of an offer, only after ``to`` or ``purpose``.
    case deed(Availability)
    case services, theatres
    /// A word before the maximum running time, and whether the limit is included.
    case most(Bool)
    case least(Bool)

    /// Whether the word says what is wanted, so that a text with it is a sentence rather than a title.
    var isWish: Bool {
        switch self {
        case .noun, .shows, .genre(_, isPlural: true), .mine(.seen), .mine(.unseen), .directed(needsBy: true): true
        default: false
        }
    }
}

// MARK: - Tables

extension SentenceWord {
    typealias Entry = (word: String, meaning: SentenceWord)

    static func table(_ parts: [Entry]...) -> [String: SentenceWord] {
        Dictionary(parts.joined().map { ($0.word, $0.meaning) }) { first, _ in first }
    }

    static func words(_ text: String, meaning: SentenceWord) -> [Entry] {
        text.split(separator: " ").map { (String($0), meaning) }
    }

    /// - Parameter genres: each genre with its words in the singular, then those in the plural
    static func genres(_ genres: [(String, String, String)]) -> [Entry] {
        genres.flatMap { genre, plain, plural in
            words(plain, meaning: .genre(genre, isPlural: false))
                + words(plural, meaning: .genre(genre, isPlural: true))
        }
    }

    static func languages(_ names: KeyValuePairs<String, String>) -> [Entry] {
        names.flatMap { words($0.key, meaning: .origin(.language($0.value))) }
    }

    static func countries(_ names: KeyValuePairs<String, String>) -> [Entry] {
        names.flatMap { words($0.key, meaning: .origin(.country($0.value))) }
    }
}
