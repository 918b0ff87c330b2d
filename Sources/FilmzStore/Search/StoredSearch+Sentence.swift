import CoreMetrics
import FilmzDomain
import FilmzTextFolding
import FilmzTitleSearch
import GRDB

extension StoredSearch {
    func films(
        matching sentence: SearchSentence, among mine: MyFilmSets, isRule: Bool, for person: Person.ID,
        page: PageRequest
    ) async throws -> SearchResults {
        Self.searches.increment()
        let own = try database.read { try self.own.content(of: person, in: $0) }
        func results(_ catalogued: Catalogued?) throws -> SearchResults {
            let titled: [(film: Film, hit: TitleHit)] =
                if isRule { [] } else { try self.titled(sentence.query, own: own, catalogued: catalogued) }
            let condition = SentenceCondition(sentence: sentence, mine: mine, excludedIDs: Set(titled.map(\.film.id)))
            let position = OffsetCursor(page)
            let end = position.offset + page.size
            let titledPage = titled.dropFirst(position.offset).prefix(page.size)
            let start = max(0, position.offset - titled.count)
            let rest = try self.matchingFilms(
                condition, range: start..<start + page.size - titledPage.count, own: own, catalogued: catalogued)
            var results = SearchResults(
                films: Page(items: titledPage.map(\.film) + rest.films, total: titled.count + rest.count))
            results.matches = try Self.matches(Array(titledPage), query: sentence.query, catalogue: catalogued?.db)
            results.isTotalOpen = rest.isOpen
            results.sentence = sentence
            results.names = rest.names
            if end < results.films.total { results.films.next = PageCursor(String(end)) }
            return results
        }
        let answer = try await catalogue.search { db, index in try results((db, index)) }
        return try answer ?? results(nil)
    }

    /// The maximum number of titles with the words of a sentence that come before the films it asks for.
    private static let titleLimit = 12

    /// The films that have all words as typed in one title, best first.
    private func titled(
        _ query: SearchQuery, own: OwnTitles.Content, catalogued: Catalogued?
    ) throws -> [(film: Film, hit: TitleHit)] {
        let parts = [catalogued?.index, own.index].compactMap(\.self).map {
            $0.search(query.text, limit: Self.titleLimit, typos: .none)
        }
        let hits = TitleSearchResult.merging(parts, limit: Self.titleLimit).hits.filter { hit in
            let words = TextFolding.words(hit.name)
            return query.words.dropLast().allSatisfy(words.contains)
                && query.words.last.map { last in words.contains { $0.hasPrefix(last) } } ?? false
        }
        return try films(hits, own: own, db: catalogued?.db)
    }

    /// The results of a sentence besides titles.
    private struct SentenceMatches {
        var films: [Film] = []
        var count = 0
        var isOpen = false
        /// The people of the sentence, as the films write their names.
        var names: [String: String] = [:]
    }

    /// The films that a sentence asks for. Films found by words or people are in the order of the words, all others in
    /// that of fame.
    private func matchingFilms(
        _ condition: SentenceCondition, range: Range<Int>, own: OwnTitles.Content, catalogued: Catalogued?
    ) throws -> SentenceMatches {
        guard let texts = condition.texts else {
            return try listed(condition, range: range, own: own, catalogued: catalogued)
        }
        let indexes = [catalogued?.index, own.index].compactMap(\.self)
        var ids: [Int64]?
        var isOpen = false
        var people: [(typedName: String, words: String, role: SearchFilter.Role)] = []
        for text in texts {
            let ranking = TitleRanking(text.words, limit: TitleIndex.hitLimit, indexes: indexes)
            if ranking.hasMore { isOpen = true }
            if let role = text.role { people.append((text.words, ranking.correctedQuery ?? text.words, role)) }
            let hits = ranking.hits.map(\.id)
            let both = Set(hits)
            ids = ids.map { $0.filter(both.contains) } ?? hits
        }
        let candidates = try self.films(ids: ids ?? [], own: own, db: catalogued?.db).filter(condition.holds)
        func named(isWhole: Bool) -> [Film] {
            candidates.filter { film in
                people.allSatisfy { SearchFilter.name($0.words, role: $0.role, isWhole: isWhole, in: film) != nil }
            }
        }
        var films = named(isWhole: true)
        let isWhole = !films.isEmpty
        // The name may be incomplete, while it is being typed.
        if !isWhole { films = named(isWhole: false) }
        if texts.first?.role != nil { films.sort(by: Film.isBetterKnown) }
        var matches = SentenceMatches(count: films.count, isOpen: isOpen)
        for person in people {
            matches.names[person.typedName] = films.first.flatMap {
                SearchFilter.name(person.words, role: person.role, isWhole: isWhole, in: $0)
            }
        }
        matches.films = Array(films.dropFirst(range.lowerBound).prefix(range.count))
        return matches
    }

    private func films(ids: [Int64], own: OwnTitles.Content, db: Database?) throws -> [Film] {
        let leading = ids.map(own.leads(to:))
        var films = own.films
        if let db { try Self.load(leading, into: &films, in: db) }
        var seen: Set<Int64> = []
        return leading.compactMap { id in
            seen.insert(id).inserted ? Film.ID(rawValue: id).flatMap { films[$0] } : nil
        }
    }

    /// Films of the person that no catalogue has, then those of the catalogue, best known first.
    private func listed(
        _ condition: SentenceCondition, range: Range<Int>, own: OwnTitles.Content, catalogued: Catalogued?
    ) throws -> SentenceMatches {
        let ownFilms = own.films.values.filter(condition.holds).sorted(by: Film.isBetterKnown)
        var matches = SentenceMatches(
            films: Array(ownFilms.dropFirst(range.lowerBound).prefix(range.count)), count: ownFilms.count)
        guard let db = catalogued?.db else { return matches }
        let selection = SentenceSelection(condition, excludedIDs: Set(ownFilms.map(\.id)))
        let limit = if range.upperBound > Self.countLimit { TitleIndex.hitLimit } else { Self.countLimit }
        let count = try selection.count(upTo: limit, in: db)
        matches.count += min(count, limit)
        matches.isOpen = count > limit
        let start = max(0, range.lowerBound - ownFilms.count)
        let ownCount = matches.films.count
        if ownCount < range.count {
            matches.films += try selection.films(start..<min(start + range.count - ownCount, max(start, limit)), in: db)
        }
        return matches
    }
}
