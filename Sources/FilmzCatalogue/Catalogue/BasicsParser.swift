import FilmzDomain

/// A parser of films, and of shows' episodes, from the rows of `title.basics`.
struct BasicsParser: DatasetParser {
    let file = DatasetFile.basics
    var rows = 0
    var problems = DatasetProblems()
    /// The numbers of the imported films: four bytes each.
    private(set) var numbers: [UInt32] = []
    /// The numbers of the imported shows.
    private(set) var shows: [UInt32] = []
    /// The titles with a row, episodes only if they are wanted. Empty when no episodes are wanted at all.
    private(set) var seen = NumberSet()

    /// The imported kinds with the codes of their names.
    private let kinds: [(code: UInt64, kind: Film.Kind)]
    private let options: DatasetOptions
    private let ratings: DatasetRatings
    private let wanted: DatasetEpisodes
    private let takesEpisodes: Bool
    private var films: [FilmBatch.Facts] = []
    private var episodes: [EpisodeBatch.Facts] = []

    /// The films and episodes of a chunk.
    struct Batch: Sendable {
        var films: FilmBatch
        var episodes: EpisodeBatch
    }

    private static let episode = DatasetCursor.code("tvEpisode")
    /// IMDb's placeholder for episodes without a title: `Episode #1.5`.
    private static let placeholder = Array("Episode #".utf8)

    /// - Parameter episodes: the wanted episodes
    init(_ options: DatasetOptions, ratings: DatasetRatings, episodes: DatasetEpisodes = .none) {
        kinds = DatasetOptions.Kind.allCases.filter(options.kinds.contains).map { ($0.code, $0.kind) }
        self.options = options
        self.ratings = ratings
        wanted = episodes
        takesEpisodes = !episodes.isEmpty
    }

    mutating func batch(_ chunk: DatasetChunk) -> Batch {
        films.removeAll(keepingCapacity: true)
        episodes.removeAll(keepingCapacity: true)
        read(chunk)
        return Batch(
            films: FilmBatch(text: chunk.bytes, films: films),
            episodes: EpisodeBatch(text: chunk.bytes, episodes: episodes))
    }

    mutating func readRow(_ cursor: inout DatasetCursor) -> DatasetProblems.Kind? {
        guard let id = cursor.field(), let name = cursor.field() else { return cursor.skipRow(as: .columns) }
        let code = cursor.code(name)
        guard let kind = kinds.first(where: { $0.code == code })?.kind else {
            return readOther(id, kind: code, into: &cursor)
        }
        return readFilm(id, kind: kind, into: &cursor)
    }

    /// Reads a row of a title that is no film. It is skipped, unless it is a wanted episode.
    private mutating func readOther(
        _ id: Range<Int>, kind: UInt64, into cursor: inout DatasetCursor
    ) -> DatasetProblems.Kind? {
        guard takesEpisodes else {
            cursor.skipRow()
            if cursor.looksLikeTitle(id) { return nil }
            return .id
        }
        guard let number = cursor.title(id) else { return cursor.skipRow(as: .id) }
        guard kind == Self.episode else {
            seen.insert(number)
            cursor.skipRow()
            return nil
        }
        guard let place = wanted[number] else { return cursor.skipRow(as: nil) }
        return readEpisode(number, place: place, into: &cursor)
    }

    /// Reads a row of an episode. Its show decides whether it is for adults.
    private mutating func readEpisode(
        _ number: Int, place: DatasetEpisodes.Place, into cursor: inout DatasetCursor
    ) -> DatasetProblems.Kind? {
        guard let title = cursor.field(), cursor.field() != nil, cursor.field() != nil, cursor.field() != nil,
            cursor.field() != nil, let minutes = cursor.field(), cursor.lastField() != nil
        else { return cursor.skipRow(as: .columns) }
        guard let imdb = IMDbID(number: number), let show = IMDbID(number: place.show) else { return .id }
        guard let runtime = cursor.optionalNumber(minutes) else { return .number }
        seen.insert(number)
        episodes.append(
            EpisodeBatch.Facts(
                show: Film.ID(.imdb(show)), number: place.number, imdb: imdb,
                title: cursor.isText(title) && !isPlaceholder(title, cursor: cursor) ? title : nil,
                runtime: runtime.filter { FilmDraft.runtimes.contains($0) },
                votes: ratings[number]?.votes ?? 0))
        return nil
    }

    private func isPlaceholder(_ title: Range<Int>, cursor: DatasetCursor) -> Bool {
        let bytes = cursor.bytes[title]
        guard bytes.starts(with: Self.placeholder) else { return false }
        let numbers = bytes.dropFirst(Self.placeholder.count).split(
            separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return numbers.count == 2 && numbers.allSatisfy { cursor.number($0.indices) != nil }
    }

    private mutating func readFilm(
        _ id: Range<Int>, kind: Film.Kind, into cursor: inout DatasetCursor
    ) -> DatasetProblems.Kind? {
        guard let title = cursor.field(), let original = cursor.field(), let adult = cursor.field(),
            let year = cursor.field(), cursor.field() != nil, let runtime = cursor.field(),
            let genres = cursor.lastField()
        else { return cursor.skipRow(as: .columns) }
        guard let number = cursor.title(id), let imdb = IMDbID(number: number) else { return .id }
        if takesEpisodes { seen.insert(number) }
        guard let isAdult = cursor.number(adult) else { return .number }
        let rating = ratings[number]
        guard options.includesAdult || isAdult == 0, rating?.votes ?? 0 >= options.leastVotes else { return nil }
        guard cursor.isText(title), cursor.isNothing(original) || cursor.isText(original),
            genres.isEmpty || cursor.isText(genres) || cursor.isNothing(genres)
        else { return .text }
        guard let year = cursor.optionalNumber(year), let runtime = cursor.optionalNumber(runtime) else {
            return .number
        }
        numbers.append(UInt32(number))
        if kind.isShow { shows.append(UInt32(number)) }
        let isSame = cursor.isNothing(original) || cursor.bytes[title] == cursor.bytes[original]
        let film = FilmBatch.Facts(
            imdb: imdb,
            kind: kind,
            title: title,
            originalTitle: isSame ? nil : original,
            year: year.filter { CalendarDay.years.contains($0) },
            runtime: runtime.filter { FilmDraft.runtimes.contains($0) },
            genres: cursor.isNothing(genres) ? genres.lowerBound..<genres.lowerBound : genres,
            ratingTenths: rating?.tenths,
            votes: rating?.votes ?? 0,
            prominence: rating?.rank)
        films.append(film)
        return nil
    }
}
