import FilmzDomain

/// A parser of `title.episode` that finds the episodes of well-known shows: twelve bytes for each.
///
/// It does not know which shows are imported, because they are read later.
struct EpisodesParser: DatasetParser {
    let file = DatasetFile.episodes
    var rows = 0
    var problems = DatasetProblems()
    /// The duplicates, which ``episodes()`` finds when all rows are there.
    private(set) var duplicates = DatasetProblems()

    /// The shows whose episodes are wanted; nil for all.
    private let shows: NumberSet?
    private var found: [Row] = []

    private struct Row {
        var id: UInt32
        var show: UInt32
        var position: UInt32
    }

    init(_ options: DatasetOptions, ratings: DatasetRatings) {
        shows = if options.episodeVotes > 0 { ratings.titles(withVotes: options.episodeVotes) } else { nil }
    }

    /// The number of wanted episodes in a chunk.
    mutating func batch(_ chunk: DatasetChunk) -> Int {
        let before = found.count
        read(chunk)
        return found.count - before
    }

    mutating func readRow(_ cursor: inout DatasetCursor) -> DatasetProblems.Kind? {
        guard let id = cursor.field(), let parent = cursor.field(), let season = cursor.field(),
            let episode = cursor.lastField()
        else { return cursor.skipRow(as: .columns) }
        guard let show = cursor.title(parent) else { return .id }
        guard shows?.contains(show) ?? true else { return cursor.looksLikeTitle(id) ? nil : .id }
        guard let title = cursor.title(id) else { return .id }
        guard let season = cursor.optionalNumber(season), let episode = cursor.optionalNumber(episode) else {
            return .number
        }
        // A fifth of all episodes have no number. Numbers that no show can have are ignored too.
        guard let season, let episode, let number = EpisodeNumber(season: season, episode: episode) else { return nil }
        found.append(Row(id: UInt32(title), show: UInt32(show), position: UInt32(number.position)))
        return nil
    }

    /// All wanted episodes. If a title is there several times, the first one is used.
    mutating func episodes() -> DatasetEpisodes {
        defer { found = [] }
        // IMDb sorts its IDs as text, so those with eight digits are among those with seven.
        var sorted = found.filter { $0.id < 10_000_000 } + found.filter { $0.id >= 10_000_000 }
        found = []
        if !zip(sorted, sorted.dropFirst()).allSatisfy({ $0.id < $1.id }) {
            // The sort is stable.
            sorted.sort { $0.id < $1.id }
            let before = sorted.count
            var last: UInt32?
            sorted.removeAll { row in
                defer { last = row.id }
                return row.id == last
            }
            if before > sorted.count {
                duplicates.note(.duplicate, file: .episodes, line: nil, count: before - sorted.count)
            }
        }
        return DatasetEpisodes(
            ids: SortedNumbers(sorted.map(\.id)), shows: sorted.map(\.show), positions: sorted.map(\.position))
    }
}
