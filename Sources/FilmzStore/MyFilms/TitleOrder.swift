import FilmzDomain

/// Films in alphabetical order for readers of a language.
struct TitleOrder: Sendable {
    private struct Place: Comparable {
        /// See ``TitleKeys``.
        let key: String
        /// Decides between equals.
        let film: Film.ID

        static func < (left: Place, right: Place) -> Bool {
            if left.key != right.key { left.key < right.key } else { left.film.rawValue < right.film.rawValue }
        }
    }

    private let language: TitleLanguage
    private let places: [Place]

    /// - Parameter keys: the texts by which the films are sorted
    init(_ keys: [Film.ID: String], in language: TitleLanguage) {
        self.language = language
        places = keys.map { Place(key: $0.value, film: $0.key) }.sorted()
    }

    /// The films of a page, and where the next one starts.
    /// - Parameter members: the films that pass a filter; nil for all
    func page(_ request: PageRequest, among members: Set<Film.ID>?) -> (films: [Film.ID], next: PageCursor?) {
        var films: [Film.ID] = []
        var last: Place?
        for place in places[start(after: request.cursor)...] where members?.contains(place.film) ?? true {
            guard films.count < request.size else { return (films, last.flatMap(cursor)) }
            films.append(place.film)
            last = place
        }
        return (films, nil)
    }

    /// The index of the first film behind the end of a page, whatever was added or removed before it. The first of all
    /// for a cursor of another order, such as that of another language.
    private func start(after cursor: PageCursor?) -> Int {
        guard let end = cursor.flatMap(place) else { return 0 }
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle] > end { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private func cursor(_ place: Place) -> PageCursor? {
        PageCursor("\(language.rawValue).\(place.film.rawValue).\(place.key)")
    }

    private func place(_ cursor: PageCursor) -> Place? {
        let parts = cursor.description.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == language.rawValue,
            let film = Int64(parts[1]).flatMap(Film.ID.init(rawValue:))
        else { return nil }
        return Place(key: String(parts[2]), film: film)
    }
}
