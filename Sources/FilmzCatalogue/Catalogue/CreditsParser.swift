import FilmzDomain

/// A parser of credits, from the rows of `title.crew` and `title.principals`.
struct CreditsParser: DatasetParser {
    let file: DatasetFile
    var rows = 0
    var problems = DatasetProblems()
    /// The people who have a credit.
    private(set) var persons: NumberSet

    private let films: SortedNumbers
    /// The shows. Their directors are those of single episodes, and are ignored.
    private let shows: SortedNumbers
    private let castLimit: Int
    /// Whether to read directors and writers from principals, because there is no `title.crew`.
    private let takesCrew: Bool
    private var credits: [CreditBatch.Credit] = []
    private var film: (number: Int, isKept: Bool, isShow: Bool, cast: Int) = (0, false, false, 0)

    private static let cast = ["actor", "actress", "self"].map(DatasetCursor.code)
    private static let director = DatasetCursor.code("director")
    private static let writer = DatasetCursor.code("writer")
    /// The maximum number of directors, and of writers, of a film.
    private static let crewLimit = 20

    init(
        _ file: DatasetFile, options: DatasetOptions, films: SortedNumbers, shows: SortedNumbers,
        persons: NumberSet, takesCrew: Bool
    ) {
        self.file = file
        self.films = films
        self.shows = shows
        self.persons = persons
        self.takesCrew = takesCrew
        castLimit = options.castLimit
    }

    mutating func batch(_ chunk: DatasetChunk) -> CreditBatch {
        credits.removeAll(keepingCapacity: true)
        read(chunk)
        return CreditBatch(credits: credits)
    }

    mutating func readRow(_ cursor: inout DatasetCursor) -> DatasetProblems.Kind? {
        guard let id = cursor.field() else { return cursor.skipRow(as: .columns) }
        guard let number = cursor.title(id) else { return cursor.skipRow(as: .id) }
        if number != film.number {
            film = (number, films.index(of: number) != nil, shows.index(of: number) != nil, 0)
        }
        guard film.isKept, let imdb = IMDbID(number: number) else { return cursor.skipRow(as: nil) }
        let known = Film.ID(.imdb(imdb))
        return if file == .crew { readCrew(known, into: &cursor) } else { readPrincipal(known, into: &cursor) }
    }

    private mutating func readCrew(_ id: Film.ID, into cursor: inout DatasetCursor) -> DatasetProblems.Kind? {
        guard let directors = cursor.field(), let writers = cursor.lastField() else {
            return cursor.skipRow(as: .columns)
        }
        guard let directors = cursor.persons(directors), let writers = cursor.persons(writers) else { return .id }
        for (job, persons) in [(CreditBatch.Job.director, film.isShow ? [] : directors), (.writer, writers)] {
            for (position, person) in persons.prefix(Self.crewLimit).enumerated() {
                take(person, job: job, of: id, position: position)
            }
        }
        return nil
    }

    private mutating func readPrincipal(_ id: Film.ID, into cursor: inout DatasetCursor) -> DatasetProblems.Kind? {
        guard let ordering = cursor.field(), let person = cursor.field(), let category = cursor.field(),
            cursor.field() != nil, cursor.lastField() != nil
        else { return cursor.skipRow(as: .columns) }
        guard let position = cursor.number(ordering) else { return .number }
        guard let person = cursor.person(person) else { return .id }
        let code = cursor.code(category)
        if Self.cast.contains(code) {
            film.cast += 1
            if film.cast <= castLimit { take(person, job: .cast, of: id, position: position) }
        } else if takesCrew, !film.isShow, code == Self.director {
            take(person, job: .director, of: id, position: position)
        } else if takesCrew, code == Self.writer {
            take(person, job: .writer, of: id, position: position)
        }
        return nil
    }

    private mutating func take(_ person: Int, job: CreditBatch.Job, of film: Film.ID, position: Int) {
        persons.insert(person)
        credits.append(CreditBatch.Credit(film: film, job: job, position: position, person: person))
    }
}
