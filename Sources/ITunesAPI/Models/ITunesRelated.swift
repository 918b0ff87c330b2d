public import APICore

/// What the store sells beside a film.
public struct ITunesRelated: Sendable {
    /// One of the three lists.
    public enum Part: Sendable, Hashable, CaseIterable {
        /// ``ITunesRelated/soundtracks``
        case soundtracks
        /// ``ITunesRelated/books``
        case books
        /// ``ITunesRelated/audiobooks``
        case audiobooks
    }

    /// Albums.
    public internal(set) var soundtracks: [ITunesItem] = []
    /// Books.
    public internal(set) var books: [ITunesItem] = []
    /// Audiobooks.
    public internal(set) var audiobooks: [ITunesItem] = []
    /// Why a list is empty that could not be asked for. Empty when all could.
    public internal(set) var errors: [Part: APIError] = [:]

    /// Made of these parts, as for a preview or a test.
    public init(
        soundtracks: [ITunesItem] = [], books: [ITunesItem] = [], audiobooks: [ITunesItem] = [],
        errors: [Part: APIError] = [:]
    ) {
        self.soundtracks = soundtracks
        self.books = books
        self.audiobooks = audiobooks
        self.errors = errors
    }

    mutating func add(_ items: [ITunesItem], to part: Part, of title: String, limit: Int) {
        let words = title.foldedWords
        let kept = items.filter { item in
            part.takes(item) && (item.name?.foldedWords ?? []).contains(words)
        }
        let list = Array(kept.uniqued(by: \.id).prefix(max(limit, 1)))
        switch part {
        case .soundtracks: soundtracks = list
        case .books: books = list
        case .audiobooks: audiobooks = list
        }
    }
}

extension ITunesRelated.Part {
    fileprivate func takes(_ item: ITunesItem) -> Bool {
        switch self {
        case .soundtracks: item.kind == .album && item.isSoundtrack
        case .books: item.kind == .ebook
        case .audiobooks: item.kind == .audiobook
        }
    }
}

extension ITunesItem {
    /// By the genre or the name, which is mostly English abroad too.
    fileprivate var isSoundtrack: Bool {
        let text = [primaryGenreName, collectionName].compactMap { $0?.foldedWords.joined(separator: " ") }
        let signs = [
            "soundtrack", "motion picture", "original score", "film score", "bande originale", "bandes originales",
            "banda sonora", "colonna sonora", "colonne sonore", "filmmusik", "trilha sonora",
        ]
        return text.contains { text in signs.contains { text.contains($0) } }
    }
}
