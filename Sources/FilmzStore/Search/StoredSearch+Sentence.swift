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
                if isRule { [] } else { try self.filmsByTitle(sentence.query, own: own, catalogued: catalogued) }
            var condition = SentenceCondition(sentence: sentence, mine: mine, excludedIDs: Set(titled.map(\.film.id)))
            let unwanted = try self.unwanted(condition, own: own, catalogued: catalogued)
            condition.excludedIDs.formUnion(unwanted.films)
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
            results.names = rest.names.merging(unwanted.names) { name, _ in name }
            if end < results.films.total { results.films.next = PageCursor(String(end)) }
            return results
        }
        let answer = try await catalogue.search { db, index in try results((db, index)) }
        return try answer ?? results(nil)
    }

    /// The maximum number of titles with the words of a sentence that come before the films it asks for.
    private static let titleLimit = 12

    /// The films that have all words as typed in one title, best first.
    private func filmsByTitle(
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
            return try filmsByFame(condition, range: range, own: own, catalogued: catalogued)
        }
        var ids: [Int64]?
        var isOpen = false
        var people: [[NameHits]] = []
        for text in texts {
            let found = text.alternatives.map { hits($0, role: text.role, own: own, catalogued: catalogued) }
            if found.contains(where: \.hasMore) { isOpen = true }
            if text.role != nil { people.append(found) }
            let list = found.flatMap(\.ids)
            let both = Set(list)
            ids = ids.map { $0.filter(both.contains) } ?? list
        }
        let candidates = try self.films(ids: ids ?? [], own: own, db: catalogued?.db).filter(condition.holds)
        func filmsOfPeople(isWhole: Bool) -> [Film] {
            candidates.filter { film in
                people.allSatisfy { names in names.contains { $0.name(in: film, isWhole: isWhole) != nil } }
            }
        }
        var films = filmsOfPeople(isWhole: true)
        let isWhole = !films.isEmpty
        // The name may be incomplete, while it is being typed.
        if !isWhole { films = filmsOfPeople(isWhole: false) }
        if films.isEmpty {
            // If nobody has such a name, the words are meant: `films with zombies`.
            people = try people.filter { names in
                try names.contains { name in
                    try name.role == .director || name.isCorrected
                        || !self.films(name, own: own, db: catalogued?.db).films.isEmpty
                }
            }
            films = filmsOfPeople(isWhole: true)
        }
        if texts.first?.role != nil { films.sort(by: Film.isBetterKnown) }
        var matches = SentenceMatches(count: films.count, isOpen: isOpen)
        for person in people.joined() {
            matches.names[person.typed] = films.lazy.compactMap { person.name(in: $0, isWhole: isWhole) }.first
        }
        matches.films = Array(films.dropFirst(range.lowerBound).prefix(range.count))
        return matches
    }

    /// The films that the index has for a name or for words.
    private struct NameHits {
        let typed: String
        /// The name with its letters corrected.
        let corrected: String
        let isCorrected: Bool
        let ids: [Int64]
        let hasMore: Bool
        var role: SearchFilter.Role

        /// The name of the film's person who is meant; nil when there is none.
        func name(in film: Film, isWhole: Bool) -> String? {
            SearchFilter.name(corrected, role: role, isWhole: isWhole, in: film)
        }
    }

    private func hits(
        _ text: String, role: SearchFilter.Role?, own: OwnTitles.Content, catalogued: Catalogued?
    ) -> NameHits {
        let indexes = [catalogued?.index, own.index].compactMap(\.self)
        let ranking = TitleRanking(text, limit: TitleIndex.hitLimit, indexes: indexes)
        return NameHits(
            typed: text, corrected: ranking.correctedQuery ?? text, isCorrected: ranking.correctedQuery != nil,
            ids: ranking.hits.map(\.id), hasMore: ranking.hasMore, role: role ?? .cast)
    }

    /// The films of people, with the name as the films write it.
    private struct PeopleFilms {
        var films: Set<Film.ID> = []
        var names: [String: String] = [:]
    }

    /// The films among hits of a person with the name. The name may be incomplete.
    private func films(_ hits: NameHits, own: OwnTitles.Content, db: Database?) throws -> PeopleFilms {
        let films = try self.films(ids: hits.ids, own: own, db: db)
        for isWhole in [true, false] {
            var found = PeopleFilms()
            for film in films {
                guard let name = hits.name(in: film, isWhole: isWhole) else { continue }
                found.films.insert(film.id)
                if found.names.isEmpty { found.names[hits.typed] = name }
            }
            if !found.films.isEmpty { return found }
        }
        return PeopleFilms()
    }

    /// The films that a sentence leaves out by name. If nobody has such a name, the word is meant: `no zombies`.
    private func unwanted(
        _ condition: SentenceCondition, own: OwnTitles.Content, catalogued: Catalogued?
    ) throws -> PeopleFilms {
        var all = PeopleFilms()
        for person in condition.unwanted {
            var hits = self.hits(person.name, role: .director, own: own, catalogued: catalogued)
            var found = try films(hits, own: own, db: catalogued?.db)
            if person.role == .cast {
                // Without somebody means that they did not make the film either.
                hits.role = .cast
                let played = try films(hits, own: own, db: catalogued?.db)
                found.films.formUnion(played.films)
                found.names.merge(played.names) { name, _ in name }
            }
            if found.films.isEmpty, !hits.isCorrected {
                found.films = Set(try films(ids: hits.ids, own: own, db: catalogued?.db).map(\.id))
            }
            all.films.formUnion(found.films)
            all.names.merge(found.names) { name, _ in name }
        }
        return all
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
    private func filmsByFame(
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
