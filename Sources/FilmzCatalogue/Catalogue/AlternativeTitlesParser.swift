import FilmzDomain

/// Makes other titles of films of the rows of `title.akas`.
struct AlternativeTitlesParser: DatasetParser {
    let file = DatasetFile.alternativeTitles
    var rows = 0
    var problems = DatasetProblems()

    private let films: SortedNumbers
    private let regions: [UInt64]
    private let languages: [UInt64]
    private var names: [NameBatch.Name] = []
    /// The film whose rows are being read, and the titles it got in this chunk.
    private var film: (number: Int, isKept: Bool) = (0, false)
    private var titles: [Range<Int>] = []

    /// Of one film in one chunk. Each is compared with all before it.
    private static let titleLimit = 300

    init(_ options: DatasetOptions, _ films: SortedNumbers) {
        func codes(_ texts: Set<String>) -> [UInt64] { texts.map(DatasetCursor.code) }
        (regions, languages) = (codes(options.regions), codes(options.languages))
        self.films = films
    }

    mutating func batch(_ chunk: DatasetChunk) -> NameBatch {
        names.removeAll(keepingCapacity: true)
        titles.removeAll(keepingCapacity: true)
        read(chunk)
        return NameBatch(text: chunk.bytes, names: names)
    }

    mutating func readRow(_ cursor: inout DatasetCursor) -> DatasetProblems.Kind? {
        guard let id = cursor.field() else {
            cursor.skipRow()
            return .columns
        }
        guard let number = cursor.title(id) else {
            cursor.skipRow()
            return .id
        }
        if number != film.number {
            film = (number, films.index(of: number) != nil)
            titles.removeAll(keepingCapacity: true)
        }
        guard film.isKept else {
            cursor.skipRow()
            return nil
        }
        guard let ordering = cursor.field(), let title = cursor.field(), let region = cursor.field(),
            let language = cursor.field(), cursor.field() != nil, cursor.field() != nil,
            let isOriginal = cursor.lastField()
        else {
            cursor.skipRow()
            return .columns
        }
        guard let position = cursor.number(ordering) else { return .number }
        let isWanted =
            cursor.number(isOriginal) == 1 || regions.contains(cursor.code(region))
            || languages.contains(cursor.code(language))
        guard isWanted, titles.count < Self.titleLimit,
            !titles.contains(where: { cursor.bytes[$0] == cursor.bytes[title] })
        else { return nil }
        guard cursor.isText(title), let imdb = IMDbID(number: number) else { return .text }
        titles.append(title)
        names.append(NameBatch.Name(film: Film.ID(.imdb(imdb)), position: position, name: title))
        return nil
    }
}
