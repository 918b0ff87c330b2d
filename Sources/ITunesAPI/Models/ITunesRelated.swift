public import APICore

/// What the store sells beside a film.
///
/// The name of each begins with the title of the film, and what follows behind a bracket, colon or dash are only words
/// that say what it is, in English, German, French, Spanish, Italian or Portuguese: "(Original Motion Picture
/// Soundtrack)", ": A Novel", "(Unabridged)". So "Alien 3" and "Alien: Covenant" are not of "Alien".
public struct ITunesRelated: Sendable {
    /// One of the four lists.
    public enum Part: Sendable, Hashable, CaseIterable {
        /// ``ITunesRelated/soundtracks``
        case soundtracks
        /// ``ITunesRelated/books``
        case books
        /// ``ITunesRelated/audiobooks``
        case audiobooks
        /// ``ITunesRelated/makingOfs``
        case makingOfs
    }

    /// Albums that are soundtracks by genre or name. When the year of the film is known, the store must have dated the
    /// album up to two years later, or it is by one of the film's people.
    public internal(set) var soundtracks: [ITunesItem] = []
    /// Books. Titles of fewer than four words that count are borne by others too; books with such a title must be by one
    /// of the film's people, or say that they are the book of a film.
    public internal(set) var books: [ITunesItem] = []
    /// Audiobooks, by the rule for ``books``.
    public internal(set) var audiobooks: [ITunesItem] = []
    /// Documentaries whose name says, around the title, that they are about how a film was made: "The Making of Heat",
    /// "Heat: Behind the Scenes". A film that is called so itself is none.
    public internal(set) var makingOfs: [ITunesItem] = []
    /// Why a list is empty that could not be asked for. Empty when all could.
    public internal(set) var errors: [Part: APIError] = [:]

    /// Made of these parts, as for a preview or a test.
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

    /// One of the four lists.
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
