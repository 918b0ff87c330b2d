import FilmzDomain

/// A parser of films' other titles, from the rows of `title.akas`.
struct AlternativeTitlesParser: DatasetParser {
    let file = DatasetFile.alternativeTitles
    var rows = 0
    var problems = DatasetProblems()

    private let films: SortedNumbers
    private let regions: [UInt64]
    private let languages: [UInt64]
    private let readers = TitleLanguage.allCases.map(TitleRegions.init)
    private var names: [NameBatch.Name] = []
    /// The current film. Its names of this chunk begin at `start`.
    private var film: (number: Int, isKept: Bool) = (0, false)
    private var start = 0

    /// The maximum number of titles of one film in one chunk. Each is compared with all before it.
    private static let titleLimit = 300

    init(_ options: DatasetOptions, films: SortedNumbers) {
        func codes(_ texts: Set<String>) -> [UInt64] { texts.map(DatasetCursor.code) }
        regions = codes(options.regions)
        languages = codes(options.languages)
        self.films = films
    }

    mutating func batch(_ chunk: DatasetChunk) -> NameBatch {
        names.removeAll(keepingCapacity: true)
        start = 0
        read(chunk)
        return NameBatch(text: chunk.bytes, names: names)
    }

    mutating func readRow(_ cursor: inout DatasetCursor) -> DatasetProblems.Kind? {
        guard let id = cursor.field() else { return cursor.skipRow(as: .columns) }
        guard let number = cursor.title(id) else { return cursor.skipRow(as: .id) }
        if number != film.number {
            film = (number, films.index(of: number) != nil)
            start = names.count
        }
        guard film.isKept else { return cursor.skipRow(as: nil) }
        guard let ordering = cursor.field(), let title = cursor.field(), let region = cursor.field(),
            let language = cursor.field(), let types = cursor.field(), let attributes = cursor.field(),
            let isOriginal = cursor.lastField()
        else { return cursor.skipRow(as: .columns) }
        guard let position = cursor.number(ordering) else { return .number }
        let row = TitleRegions.Row(region: region, language: language, types: types, attributes: attributes)
        let (isTheirs, fit) = fit(row, cursor: cursor)
        let isWanted =
            isTheirs || cursor.number(isOriginal) == 1 || regions.contains(cursor.code(region))
            || languages.contains(cursor.code(language))
        guard isWanted, names.count - start < Self.titleLimit, !isKnown(title, fit: fit, cursor: cursor) else {
            return nil
        }
        guard cursor.isText(title), let imdb = IMDbID(number: number) else { return .text }
        names.append(NameBatch.Name(film: Film.ID(.imdb(imdb)), position: position, name: title, fit: fit))
        return nil
    }

    /// Whether a row is in a language of readers, and how suitable its title is for them.
    private func fit(_ row: TitleRegions.Row, cursor: DatasetCursor) -> (isTheirs: Bool, fit: NameBatch.Fit?) {
        for regions in readers {
            if let place = regions.place(row, cursor: cursor) {
                return (true, regions.fit(row, place: place, cursor: cursor))
            }
        }
        return (false, nil)
    }

    /// Whether the film already has this title. If so, stores a better fit in it.
    private mutating func isKnown(_ title: Range<Int>, fit: NameBatch.Fit?, cursor: DatasetCursor) -> Bool {
        let knownIndex = names[start...].firstIndex { name in
            let isSame = name.fit == nil || fit == nil || name.fit?.language == fit?.language
            return isSame && cursor.bytes[name.name] == cursor.bytes[title]
        }
        guard let knownIndex else { return false }
        if let fit, fit.rank < names[knownIndex].fit?.rank ?? .max { names[knownIndex].fit = fit }
        return true
    }
}
