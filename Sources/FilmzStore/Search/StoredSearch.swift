import FilmzDomain
import GRDB
import TitleSearch

/// Search in the index of the catalogue's titles, with the films that only the personal database knows merged in.
struct StoredSearch: SearchService {
    let database: FilmzDatabase
    let catalogue: CatalogueFile
    private let own = OwnTitles()

    /// Results are counted up to here.
    static let countLimit = 200

    init(database: FilmzDatabase, catalogue: CatalogueFile) {
        (self.database, self.catalogue) = (database, catalogue)
    }

    func films(matching query: SearchQuery, page: PageRequest) async throws -> SearchResults {
        let own = try database.read(own.content)
        let found = try await catalogue.search { db, index in
            try results(query, page, own, (db, index))
        }
        return try found ?? results(query, page, own, nil)
    }

    func prepare() async throws {
        _ = try await catalogue.search { _, _ in }
    }

    private typealias Catalogued = (db: Database, index: TitleIndex)

    private func results(
        _ query: SearchQuery, _ request: PageRequest, _ own: OwnTitles.Content, _ catalogued: Catalogued?
    ) throws -> SearchResults {
        let position = OffsetCursor(request)
        let end = position.offset + request.size
        let isYearAlone = query.year != nil && query.wordsBesideYear.isEmpty
        let indexes = [catalogued?.index, own.index].compactMap(\.self)
        var found = TitleRanking(
            query.text, limit: isYearAlone || end > Self.countLimit ? nil : Self.countLimit, indexes)
        // What is left out of the ranking may leave room on the page.
        if found.isOpen, found.hits.count < end { found = TitleRanking(query.text, limit: nil, indexes) }
        let hits = found.described(position.offset..<end)
        let films = try self.films(hits, own, catalogued?.db)
        var results = SearchResults(films: Page(items: films.map(\.film), total: found.hits.count))
        (results.correction, results.suggestion, results.isTotalOpen) = (
            found.correction, found.suggestion, found.isOpen
        )
        for (film, hit) in films { results.matches[film.id] = SearchMatch(hit, of: film, query) }
        results.people = Self.people(films.map(\.film), results.matches)
        if isYearAlone, let year = query.year {
            let rest = FilmsOfYear(year: year, without: Set(found.hits.map(\.id)))
            try rest.append(
                to: &results.films, offset: position.offset - found.hits.count, limit: request.size - hits.count,
                own: own, catalogued?.db)
        }
        let isEnd = end >= (results.isTotalOpen ? TitleIndex.hitLimit : results.films.total)
        results.films.next = isEnd ? nil : PageCursor(String(end))
        return results
    }

    /// The films of hits, in their order. An index may have a film under an ID that leads to another by now.
    private func films(
        _ hits: [TitleHit], _ own: OwnTitles.Content, _ db: Database?
    ) throws -> [(film: Film, hit: TitleHit)] {
        var films = own.films
        if let db { try Self.load(hits.map(\.id), &films, db) }
        var seen: Set<Film.ID> = []
        return try hits.compactMap { hit in
            guard let id = Film.ID(rawValue: hit.id) else { return nil }
            let film = try films[id] ?? moved(id, own, db)
            return film.flatMap { seen.insert($0.id).inserted ? ($0, hit) : nil }
        }
    }

    private func moved(_ id: Film.ID, _ own: OwnTitles.Content, _ db: Database?) throws -> Film? {
        let id = try database.readOnce { try KeptFilms.resolve(id, $0) }
        if let film = own.films[id] { return film }
        var films: [Film.ID: Film] = [:]
        if let db { try Self.load([id.rawValue], &films, db) }
        return films[id]
    }

    private static func load(_ ids: [Int64], _ films: inout [Film.ID: Film], _ db: Database) throws {
        let list = "[" + ids.map(String.init).joined(separator: ",") + "]"
        for film in try FilmRecord.films(db, sql: filmsSQL, arguments: ["ids": list]) { films[film.id] = film }
    }

    static let filmsSQL = "SELECT \(FilmRecord.columns) FROM film WHERE id IN (SELECT value FROM json_each(:ids))"

    /// Those whose name alone is what was asked for: nothing of the film's title is.
    private static func people(_ films: [Film], _ matches: [Film.ID: SearchMatch]) -> [String] {
        var people: [String] = []
        for match in films.compactMap({ matches[$0.id] }) where !match.name.parts.contains(where: \.isMatch) {
            guard match.people.count == 1, let name = match.people.first?.text, !people.contains(name) else { continue }
            people.append(name)
        }
        return Array(people.prefix(SearchMatch.peopleLimit))
    }
}

extension SearchMatch {
    fileprivate init(_ hit: TitleHit, of film: Film, _ query: SearchQuery) {
        var words = query.words
        for correction in hit.corrections {
            words.removeAll { correction.typed.split(separator: " ").contains(Substring($0)) }
            words += correction.found.split(separator: " ").map(String.init)
        }
        let matched = (film.directors + film.cast).compactMap { MatchedText(person: $0, words: words) }
        let most = matched.map(\.matchCount).max() ?? 0
        var people: [MatchedText] = []
        for person in matched where person.matchCount == most && !people.contains(person) { people.append(person) }
        self.init(
            name: MatchedText(hit.name, matches: hit.matched), people: Array(people.prefix(Self.peopleLimit)))
    }
}

extension MatchedText {
    /// A name and which of its words were asked for; nil when none was.
    fileprivate init?(person name: String, words: [String]) {
        let matches = name.split(whereSeparator: \.isWhitespace).filter { part in
            let folded = TextFolding.words(String(part))
            return folded.contains { word in
                words.contains(word) || words.last.map { word.utf8.starts(with: $0.utf8) } ?? false
            }
        }
        guard !matches.isEmpty else { return nil }
        self.init(name, matches: matches.map { $0.startIndex..<$0.endIndex })
    }

    fileprivate var matchCount: Int { parts.count(where: \.isMatch) }
}
