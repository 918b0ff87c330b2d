import FilmzDomain

/// Makes films from the rows of `title.basics`.
struct BasicsParser: DatasetParser {
    let file = DatasetFile.basics
    var rows = 0
    var problems = DatasetProblems()
    /// The numbers of the films that were kept: four bytes each.
    private(set) var kept: [UInt32] = []
    /// Those of them that are shows.
    private(set) var shows: [UInt32] = []

    /// The kinds that are imported, by the codes of their names.
    private let kinds: [(code: UInt64, kind: Film.Kind)]
    private let options: DatasetOptions
    private let ratings: DatasetRatings
    private var films: [FilmBatch.Facts] = []

    init(_ options: DatasetOptions, _ ratings: DatasetRatings) {
        kinds = DatasetOptions.Kind.allCases.filter(options.kinds.contains).map { ($0.code, $0.kind) }
        (self.options, self.ratings) = (options, ratings)
    }

    mutating func batch(_ chunk: DatasetChunk) -> FilmBatch {
        films.removeAll(keepingCapacity: true)
        read(chunk)
        return FilmBatch(text: chunk.bytes, films: films)
    }

    mutating func readRow(_ cursor: inout DatasetCursor) -> DatasetProblems.Kind? {
        guard let id = cursor.field(), let name = cursor.field() else {
            cursor.skipRow()
            return .columns
        }
        let code = cursor.code(name)
        guard let kind = kinds.first(where: { $0.code == code })?.kind else {
            cursor.skipRow()
            return cursor.looksLikeTitle(id) ? nil : .id
        }
        return readFilm(id, kind, &cursor)
    }

    private mutating func readFilm(
        _ id: Range<Int>, _ kind: Film.Kind, _ cursor: inout DatasetCursor
    ) -> DatasetProblems.Kind? {
        guard let title = cursor.field(), let original = cursor.field(), let adult = cursor.field(),
            let year = cursor.field(), cursor.field() != nil, let runtime = cursor.field(),
            let genres = cursor.lastField()
        else {
            cursor.skipRow()
            return .columns
        }
        guard let number = cursor.title(id), let imdb = IMDbID(number: number) else { return .id }
        guard let isAdult = cursor.number(adult) else { return .number }
        let rating = ratings[number]
        guard options.includesAdult || isAdult == 0, rating?.votes ?? 0 >= options.leastVotes else { return nil }
        guard cursor.isText(title), cursor.isNothing(original) || cursor.isText(original),
            genres.isEmpty || cursor.isText(genres) || cursor.isNothing(genres)
        else { return .text }
        guard let year = cursor.optionalNumber(year), let runtime = cursor.optionalNumber(runtime) else {
            return .number
        }
        kept.append(UInt32(number))
        if kind.isShow { shows.append(UInt32(number)) }
        let isSame = cursor.isNothing(original) || cursor.bytes[title] == cursor.bytes[original]
        let film = FilmBatch.Facts(
            imdb: imdb,
            kind: kind,
            title: title,
            originalTitle: isSame ? nil : original,
            year: year.flatMap { CalendarDay.years.contains($0) ? $0 : nil },
            runtime: runtime.flatMap { FilmDraft.runtimes.contains($0) ? $0 : nil },
            genres: cursor.isNothing(genres) ? genres.lowerBound..<genres.lowerBound : genres,
            ratingTenths: rating?.tenths,
            votes: rating?.votes ?? 0,
            prominence: rating?.rank)
        films.append(film)
        return nil
    }
}
