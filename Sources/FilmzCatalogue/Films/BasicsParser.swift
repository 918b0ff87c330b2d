import FilmzDomain

/// Makes films of the rows of `title.basics`.
struct BasicsParser {
    private(set) var problems = DatasetProblems()
    /// The numbers of the films that were kept: four bytes each.
    private(set) var kept: [UInt32] = []
    private(set) var rows = 0

    private let kinds: [UInt64]
    private let options: DatasetOptions
    private let ratings: DatasetRatings

    init(_ options: DatasetOptions, _ ratings: DatasetRatings) {
        kinds = DatasetOptions.Kind.allCases.filter(options.kinds.contains).map(\.code)
        (self.options, self.ratings) = (options, ratings)
    }

    /// The films of a chunk. Their texts are those of the chunk, so nothing is copied.
    mutating func films(_ chunk: DatasetChunk) -> FilmBatch {
        var cursor = DatasetCursor(chunk)
        var batch = FilmBatch(text: chunk.bytes)
        while !cursor.isAtEnd {
            rows += 1
            guard let id = cursor.field(), let kind = cursor.field() else {
                cursor.skipRow()
                note(.columns)
                continue
            }
            guard kinds.contains(cursor.code(kind)) else {
                if cursor.title(id) == nil { note(.id) }
                cursor.skipRow()
                continue
            }
            if let film = film(id, &cursor) { batch.films.append(film) }
        }
        return batch
    }

    private mutating func film(_ id: Range<Int>, _ cursor: inout DatasetCursor) -> FilmBatch.Facts? {
        guard let title = cursor.field(), let original = cursor.field(), let adult = cursor.field(),
            let year = cursor.field(), cursor.field() != nil, let runtime = cursor.field(),
            let genres = cursor.lastField()
        else {
            cursor.skipRow()
            return note(.columns)
        }
        guard let number = cursor.title(id), let imdb = IMDbID(number: number) else { return note(.id) }
        guard let isAdult = cursor.number(adult) else { return note(.number) }
        let rating = ratings[number]
        guard options.includesAdult || isAdult == 0, rating?.votes ?? 0 >= options.leastVotes else { return nil }
        guard cursor.isText(title), cursor.isNothing(original) || cursor.isText(original),
            genres.isEmpty || cursor.isText(genres) || cursor.isNothing(genres)
        else { return note(.text) }
        guard let year = optional(year, cursor), let runtime = optional(runtime, cursor) else { return note(.number) }
        kept.append(UInt32(number))
        let isSame = cursor.isNothing(original) || cursor.bytes[title] == cursor.bytes[original]
        return FilmBatch.Facts(
            imdb: imdb,
            title: title,
            originalTitle: isSame ? nil : original,
            year: year.flatMap { CalendarDay.years.contains($0) ? $0 : nil },
            runtime: runtime.flatMap { FilmDraft.runtimes.contains($0) ? $0 : nil },
            genres: cursor.isNothing(genres) ? genres.lowerBound..<genres.lowerBound : genres,
            ratingTenths: rating?.tenths,
            votes: rating?.votes ?? 0,
            prominence: rating?.rank)
    }

    /// A number that may be missing; nil when it is none.
    private func optional(_ field: Range<Int>, _ cursor: DatasetCursor) -> Int?? {
        if cursor.isNothing(field) { return .some(nil) }
        return cursor.number(field)
    }

    @discardableResult
    private mutating func note(_ kind: DatasetProblems.Kind) -> FilmBatch.Facts? {
        problems.note(kind, .basics, line: rows + 1)
        return nil
    }
}
