import CoreMetrics
import FilmzDomain
import FilmzTextFolding
import FilmzTitleSearch
import GRDB

/// Search in the index of the catalogue's titles. Films that only the personal database knows are merged into the
/// results.
struct StoredSearch: SearchService {
    let database: FilmzDatabase
    let catalogue: CatalogueFile
    let own = OwnTitles()
    private let answers = RevisionCache<Question, Revision, SearchResults>(limit: 100)

    private struct Question: Hashable {
        let person: Person.ID
        let query: SearchQuery
        let page: PageRequest
    }

    /// What an answer was found in.
    private struct Revision: Hashable {
        let own: OwnTitles.Revision
        let catalogue: Int64
    }

    /// The number up to which results are counted.
    static let countLimit = 200

    static let searches = Counter(label: "filmz_searches_total")

    func films(matching query: SearchQuery, for person: Person.ID, page: PageRequest) async throws -> SearchResults {
        Self.searches.increment()
        let own = try database.read { try self.own.content(of: person, in: $0) }
        let question = Question(person: person, query: query, page: page)
        let answer = try await catalogue.search { db, index in
            let revision = Revision(own: own.revision, catalogue: try CatalogueSchema.revision(db))
            return try answers.value(for: question, at: revision) {
                try results(query, request: page, own: own, catalogued: (db, index))
            }
        }
        return try answer ?? results(query, request: page, own: own, catalogued: nil)
    }

    func filmographies(of name: String, for person: Person.ID) async throws -> [Filmography<Film>] {
        // A space at the end makes the last word a whole one.
        guard let text = SearchQuery(name).map({ $0.text + " " }) else { return [] }
        let own = try database.read { try self.own.content(of: person, in: $0) }
        func all(_ catalogued: Catalogued?) throws -> [Filmography<Film>] {
            let hits = [catalogued?.index, own.index].compactMap(\.self).flatMap { index in
                index.search(text, limit: TitleIndex.hitLimit, typos: .none, describes: false).hits
            }
            let films = try self.films(hits, own: own, db: catalogued?.db).map(\.film).filter {
                !$0.people(named: name).isEmpty
            }
            let namesakes = try catalogued.map { try Namesakes.fetch(name, of: films.map(\.id), in: $0.db) }
            return Filmography.all(of: name, among: films, namesakes: namesakes ?? [:])
        }
        let found = try await catalogue.search { db, index in try all((db, index)) }
        return try found ?? all(nil)
    }

    func prepare() async throws {
        let isWhole = try await catalogue.search { _, index in (try? index.verify()) != nil }
        guard isWhole == false else { return }
        try catalogue.discardTitles()
        answers.removeAll()
        _ = try await catalogue.search { _, _ in }
    }

    typealias Catalogued = (db: Database, index: TitleIndex)

    private func results(
        _ query: SearchQuery, request: PageRequest, own: OwnTitles.Content, catalogued: Catalogued?
    ) throws -> SearchResults {
        let position = OffsetCursor(request)
        let end = position.offset + request.size
        let isYearAlone = query.year != nil && query.wordsBesideYear.isEmpty
        let limit = if isYearAlone || end > Self.countLimit { TitleIndex.hitLimit } else { Self.countLimit }
        let ranking = TitleRanking(
            query.text, limit: limit, indexes: [catalogued?.index, own.index].compactMap(\.self))
        let hits = ranking.described(position.offset..<end)
        let films = try self.films(hits, own: own, db: catalogued?.db)
        var results = SearchResults(films: Page(items: films.map(\.film), total: ranking.hits.count))
        results.correction = ranking.correctedQuery
        results.suggestion = ranking.suggestion
        results.isTotalOpen = ranking.hasMore
        results.wording = ranking.wording
        results.matches = try Self.matches(films, query: query, catalogue: catalogued?.db)
        results.findPeople(ranking.correctedQuery.flatMap(SearchQuery.init) ?? query)
        if isYearAlone, let year = query.year {
            let rest = FilmsOfYear(year: year, excludedIDs: Set(ranking.hits.map { own.leads(to: $0.id) }))
            try rest.append(
                to: &results.films, offset: position.offset - ranking.hits.count, limit: request.size - hits.count,
                own: own, db: catalogued?.db)
        }
        let goesOn = ranking.hasMore && ranking.hits.count == limit && limit < TitleIndex.hitLimit
        if goesOn || end < results.films.total { results.films.next = PageCursor(String(end)) }
        return results
    }

    /// The reason why each film was found. Keywords are only read for films whose title and people do not have all
    /// words.
    static func matches(
        _ films: [(film: Film, hit: TitleHit)], query: SearchQuery, catalogue: Database?
    ) throws -> [Film.ID: SearchMatch] {
        var matches: [Film.ID: SearchMatch] = [:]
        var missing: [Film.ID: QueryWords] = [:]
        var wordsByQuery: [String: QueryWords] = [:]
        for (film, hit) in films {
            let text = hit.correctedQuery ?? query.folded
            let words = wordsByQuery[text] ?? QueryWords(text, spellings: OtherSpellings.of)
            wordsByQuery[text] = words
            let match = SearchMatch(MatchedText(hit.name, matches: hit.matchedRanges), of: film, words: words)
            matches[film.id] = match
            let rest = words.missing(in: match)
            if !rest.isEmpty { missing[film.id] = rest }
        }
        guard let catalogue, !missing.isEmpty else { return matches }
        for (film, story) in try CatalogueSynopses.stories(of: Array(missing.keys), in: catalogue) {
            matches[film]?.keywords = missing[film]?.best(of: story.keywords) ?? []
        }
        return matches
    }

    /// The films of hits, in the same order. The index may have a film under an ID that now leads to another.
    func films(
        _ hits: [TitleHit], own: OwnTitles.Content, db: Database?
    ) throws -> [(film: Film, hit: TitleHit)] {
        // The person's own films are not copied: there may be thousands, and files are searched for film by film.
        var catalogued: [Film.ID: Film] = [:]
        if let db { try Self.load(hits.map { own.leads(to: $0.id) }, into: &catalogued, in: db) }
        var seen: Set<Film.ID> = []
        return hits.compactMap { hit in
            let film = Film.ID(rawValue: own.leads(to: hit.id)).flatMap { catalogued[$0] ?? own.films[$0] }
            return film.flatMap { seen.insert($0.id).inserted ? ($0, hit) : nil }
        }
    }

    static func load(_ ids: [Int64], into films: inout [Film.ID: Film], in db: Database) throws {
        for film in try FilmRecord.films(db, sql: FilmRecord.filmsSQL, arguments: ["ids": ids.json]) {
            films[film.id] = film
        }
    }
}
