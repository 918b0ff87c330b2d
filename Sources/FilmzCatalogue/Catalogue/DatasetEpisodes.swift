import FilmzDomain

/// The wanted contents of `title.episode`: twelve bytes for each episode.
struct DatasetEpisodes: Sendable {
    /// Where a title stands.
    struct Place: Sendable {
        var show: Int
        var number: EpisodeNumber
    }

    private let ids: SortedNumbers
    private let shows: [UInt32]
    private let positions: [UInt32]

    static let none = DatasetEpisodes(ids: SortedNumbers([]), shows: [], positions: [])

    /// - Parameters:
    ///   - shows: the number of each one's show
    ///   - positions: ``EpisodeNumber/position`` of each one
    init(ids: SortedNumbers, shows: [UInt32], positions: [UInt32]) {
        self.ids = ids
        self.shows = shows
        self.positions = positions
    }

    var isEmpty: Bool { ids.count == 0 }

    /// Where a title stands; nil when it is no wanted episode.
    subscript(title: Int) -> Place? {
        guard let index = ids.index(of: title), let number = EpisodeNumber(position: Int(positions[index])) else {
            return nil
        }
        return Place(show: Int(shows[index]), number: number)
    }

    /// How many have no row of their own in `title.basics`, or none of their show. Episodes of shows that have one but
    /// are not imported do not count.
    /// - Parameters:
    ///   - seen: the titles of which `title.basics` has a row, episodes only if they are wanted
    ///   - imported: the shows that are imported
    func orphanCount(seen: NumberSet, imported: SortedNumbers) -> Int {
        ids.numbers.indices.count { index in
            let show = Int(shows[index])
            guard seen.contains(show) else { return true }
            return !seen.contains(Int(ids.numbers[index])) && imported.index(of: show) != nil
        }
    }
}
