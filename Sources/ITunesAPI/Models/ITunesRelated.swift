public import APICore

/// The products in the store that relate to a film.
///
/// The name of each begins with the title of the film, followed after a bracket, colon or dash only by words that say
/// what it is, in English, German, French, Spanish, Italian or Portuguese: "(Original Motion Picture Soundtrack)",
/// ": A Novel", "(Unabridged)". So "Alien 3" and "Alien: Covenant" do not belong to "Alien".
public struct ITunesRelated: Sendable {
    /// A kind of product, which has a list of its own.
    public enum Part: Sendable, Hashable, CaseIterable {
        /// The list ``ITunesRelated/soundtracks``.
        case soundtracks
        /// The list ``ITunesRelated/books``.
        case books
        /// The list ``ITunesRelated/audiobooks``.
        case audiobooks
        /// The list ``ITunesRelated/makingOfs``.
        case makingOfs
    }

    /// Albums that are soundtracks by genre or name. If the year of the film is known, the store must have dated the
    /// album up to two years later, or it is by one of the film's people.
    public internal(set) var soundtracks: [ITunesItem] = []
    /// Books. A title of fewer than four significant words is not unique; books with such a title must be by one of the
    /// film's people, or say that they are the book of a film.
    public internal(set) var books: [ITunesItem] = []
    /// Audiobooks, by the rule for ``books``.
    public internal(set) var audiobooks: [ITunesItem] = []
    /// Documentaries whose name says, around the title, that they are about the making of a film: "The Making of Heat",
    /// "Heat: Behind the Scenes". A film with such a title of its own is not one.
    public internal(set) var makingOfs: [ITunesItem] = []
    /// The errors of the lists that could not be fetched. Empty if all could.
    public internal(set) var errors: [Part: APIError] = [:]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        soundtracks: [ITunesItem] = [], books: [ITunesItem] = [], audiobooks: [ITunesItem] = [],
        makingOfs: [ITunesItem] = [], errors: [Part: APIError] = [:]
    ) {
        self.soundtracks = soundtracks
        self.books = books
        self.audiobooks = audiobooks
        self.makingOfs = makingOfs
        self.errors = errors
    }

    /// The list of a kind of product.
    public internal(set) subscript(part: Part) -> [ITunesItem] {
        get {
            switch part {
            case .soundtracks: soundtracks
            case .books: books
            case .audiobooks: audiobooks
            case .makingOfs: makingOfs
            }
        }
        set {
            switch part {
            case .soundtracks: soundtracks = newValue
            case .books: books = newValue
            case .audiobooks: audiobooks = newValue
            case .makingOfs: makingOfs = newValue
            }
        }
    }
}
