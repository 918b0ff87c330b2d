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

    private struct Row: TitleRow {
        var id: UInt32
        var show: UInt32
        var position: UInt32
    }

    init(_ options: DatasetOptions, ratings: DatasetRatings) {
        shows = if options.episodeVotes > 0 { ratings.titles(withAtLeast: options.episodeVotes) } else { nil }
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
        let duplicateCount = found.sortByTitle()
        if duplicateCount > 0 { duplicates.note(.duplicate, file: .episodes, line: nil, count: duplicateCount) }
        return DatasetEpisodes(
            ids: SortedNumbers(found.map(\.id)), shows: found.map(\.show), positions: found.map(\.position))
    }
}
