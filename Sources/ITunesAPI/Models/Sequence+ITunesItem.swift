extension Sequence<ITunesItem> {
    /// The records grouped by film: the store sells some films several times, for example in 4K or as an extended cut.
    ///
    /// Records are of the same film if they have the same ``ITunesItem/filmTitle``, apart from case, accents and
    /// punctuation, and the same ``ITunesItem/artistName``; years that follow the title must not differ. If neither an
    /// artist nor such a year is known for both records, their ``ITunesItem/filmYear`` must be the same. A record
    /// without a title stays alone. Groups, and records within them, keep their order.
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
    /// The elements without duplicates.
    func uniqued(by key: (Element) -> some Hashable) -> [Element] {
        var seen: Set<AnyHashable> = []
        return filter { seen.insert(AnyHashable(key($0))).inserted }
    }
}
