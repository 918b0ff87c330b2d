import FilmzDomain

/// The wanted contents of `title.episode`: twelve bytes for each episode.
struct DatasetEpisodes: Sendable {
    /// The place of a title in its show.
    struct Place: Sendable {
        var show: Int
        var number: EpisodeNumber
    }

    private let ids: SortedNumbers
    private let shows: [UInt32]
    private let positions: [UInt32]

    static let none = DatasetEpisodes(ids: SortedNumbers([]), shows: [], positions: [])

    /// - Parameters:
    ///   - shows: the number of each episode's show
    ///   - positions: the ``EpisodeNumber/position`` of each episode
    init(ids: SortedNumbers, shows: [UInt32], positions: [UInt32]) {
        self.ids = ids
        self.shows = shows
        self.positions = positions
    }

    var isEmpty: Bool { ids.count == 0 }

    /// The place of a title; nil when it is no wanted episode.
    subscript(title: Int) -> Place? {
        guard let index = ids.index(of: title), let number = EpisodeNumber(position: Int(positions[index])) else {
            return nil
        }
        return Place(show: Int(shows[index]), number: number)
    }

    /// The number of episodes without a row in `title.basics` for themselves, or for their show. Episodes of shows that
    /// have one but are not imported do not count.
    /// - Parameters:
    ///   - seen: the titles with a row in `title.basics`, episodes only if they are wanted
    ///   - imported: the shows that are imported
    func orphanCount(seen: NumberSet, imported: SortedNumbers) -> Int {
        ids.numbers.indices.count { index in
            let show = Int(shows[index])
            guard seen.contains(show) else { return true }
            return !seen.contains(Int(ids.numbers[index])) && imported.index(of: show) != nil
        }
    }
}
