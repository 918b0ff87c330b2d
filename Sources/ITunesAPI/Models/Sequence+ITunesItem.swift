extension Sequence<ITunesItem> {
    /// The records of the same film together: the store sells many a film several times, in 4K, extended, or again.
    ///
    /// The same film is the same ``ITunesItem/filmTitle``, but for case, accents and punctuation, and the same
    /// ``ITunesItem/filmYear``. Groups, and records within them, keep their order.
    public func groupedByFilm() -> [[ITunesItem]] {
        var groups: [[ITunesItem]] = []
        var places: [ITunesItem.FilmKey: Int] = [:]
        for item in self {
            let film = item.filmKey
            if let place = places[film] {
                groups[place].append(item)
            } else {
                places[film] = groups.count
                groups.append([item])
            }
        }
        return groups
    }
}

extension Sequence {
    /// The elements without those whose like came before.
    func uniqued(by key: (Element) -> some Hashable) -> [Element] {
        var seen: Set<AnyHashable> = []
        return filter { seen.insert(AnyHashable(key($0))).inserted }
    }
}
