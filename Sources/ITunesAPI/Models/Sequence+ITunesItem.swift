extension Sequence<ITunesItem> {
    /// The records grouped by film: the store sells some films several times, such as in 4K or extended.
    ///
    /// The same film is the same ``ITunesItem/filmTitle``, apart from case, accents and punctuation, by the same
    /// ``ITunesItem/artistName``; years behind the title must not differ. Where two records have neither an artist nor
    /// such a year both, their ``ITunesItem/filmYear`` must be the same. A record without a title stays alone. Groups,
    /// and records within them, keep their order.
    public func groupedByFilm() -> [[ITunesItem]] {
        var films: [ITunesFilm] = []
        var places: [[String]: [Int]] = [:]
        for item in self {
            let words = item.filmTitle?.foldedWords ?? []
            let title = if words.isEmpty { ["\(item.id)"] } else { words }
            let film = ITunesFilm(item)
            let sameTitle = places[title, default: []]
            if let place = sameTitle.first(where: { films[$0].isSame(as: film) == true })
                ?? sameTitle.first(where: { films[$0].maybeSame(as: film) })
            {
                films[place].add(film)
            } else {
                places[title, default: []].append(films.count)
                films.append(film)
            }
        }
        return films.map(\.items)
    }
}

extension Sequence {
    /// The elements without repeated ones.
    func uniqued(by key: (Element) -> some Hashable) -> [Element] {
        var seen: Set<AnyHashable> = []
        return filter { seen.insert(AnyHashable(key($0))).inserted }
    }
}
