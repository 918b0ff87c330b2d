import FilmzDomain

/// One run of matching all films of a pasted text. Results of earlier searches are reused.
struct PastedFilmRun {
    let search: any SearchService
    let person: Person.ID
    /// The films by the IDs in the text.
    let filmsByID: [ExternalID: Film]
    /// Whether a program named the films.
    let isExact: Bool
    /// Whether a found film may be meant. Others are ignored.
    var isMeant: (Film) -> Bool = { _ in true }

    private var results: [String: SearchResults] = [:]
    private var names: [String: FilmName] = [:]

    /// The number of films that each search returns.
    private static let pageSize = 12
    private static let memoryLimit = 4_000
    /// The maximum number of searches for each interpretation.
    private static let queryLimit = 8
    /// The number of searches after which only the most likely interpretations are tried, and a line is no longer
    /// divided into several films: a text of 1,000 lines that mean nothing must not keep others waiting.
    private static let searchLimit = 4_000
    private static let leastInterpretations = 2
    private static let leastQueries = 2
    /// The maximum length of a name, in bytes of UTF-8. Longer texts are notes.
    private static let nameLimit = 60
    private var searchCount = 0

    init(search: any SearchService, person: Person.ID, filmsByID: [ExternalID: Film] = [:], isExact: Bool = false) {
        self.search = search
        self.person = person
        self.filmsByID = filmsByID
        self.isExact = isExact
    }

    // MARK: - Lines

    mutating func matches(of line: PastedLine) async throws -> [PastedFilmMatch] {
        let wholeLineMatch = try await match(line.film, line: line.number)
        // The text beside a title is hardly ever a note when it is the title of another film.
        if let wholeLineMatch, wholeLineMatch.film != nil,
            wholeLineMatch.note == nil || wholeLineMatch.note == line.film.note
        {
            return [wholeLineMatch]
        }
        let row = try await matches(line.several[.row], line: line.number) ?? []
        // `Hereditary; scary!` names one, and `Mulan (1998) / Mulan (2020)` two, even if only one is known.
        let nameMatches = row.filter {
            $0.film != nil || $0.verdict != .unknown && $0.pastedFilm.text.first?.isLowercase == false
        }
        if nameMatches.count > 1, row.contains(where: { $0.film != nil }) { return row }
        let isTired = searchCount >= Self.searchLimit
        for form in isTired ? [] : [PastedLine.Form.commas, .commasAndWord, .dashes] {
            if let all = try await matches(line.several[form], line: line.number), all.allSatisfy({ $0.film != nil }),
                all.count > 1 || wholeLineMatch?.film == nil
            {
                return all
            }
        }
        if let wholeLineMatch, wholeLineMatch.film != nil { return [wholeLineMatch] }
        if row.contains(where: { $0.film != nil }) { return row }
        if !isTired, let sentence = try await matches(line.several[.sentence], line: line.number), !sentence.isEmpty {
            return sentence
        }
        return [wholeLineMatch].compactMap(\.self)
    }

    /// The matches for the films of a line. Titles in two languages lead to one film, which is returned once.
    private mutating func matches(_ films: [PastedFilm]?, line: Int) async throws -> [PastedFilmMatch]? {
        guard let films else { return nil }
        var matches: [PastedFilmMatch] = []
        for film in films {
            // Skip a part of a title that was found, as `Clyde` is of `Bonnie and Clyde`.
            if film.place == .capitals,
                matches.contains(where: { $0.film != nil && $0.pastedFilm.text.contains(film.text) })
            {
                continue
            }
            guard let match = try await match(film, line: line) else { continue }
            if let found = match.film, matches.contains(where: { $0.film?.id == found.id }) { continue }
            matches.append(match)
        }
        return matches
    }

    // MARK: - Films

    /// The result of trying an interpretation.
    private struct Attempt {
        var interpretation: PastedFilm.Interpretation
        var candidates: [FilmCandidate]
        var sure: (candidate: FilmCandidate, reason: PastedFilmMatch.Reason)?

        var isExact: Bool { sure?.candidate.likeness.map { $0.grade == .whole && $0.edits == 0 } == true }
    }

    /// The match for a film; nil for words of a sentence that are no title.
    private mutating func match(_ film: PastedFilm, line: Int) async throws -> PastedFilmMatch? {
        var match = PastedFilmMatch(line: line, pastedFilm: film, verdict: .unknown, note: film.note)
        let identified = film.ids.compactMap { filmsByID[$0] }
        if let first = identified.first {
            let isOne = Set(identified.map(\.id)).count == 1
            match.verdict = if isOne { .sure(first, .id) } else { .doubtful(Self.unique(identified)) }
            // The note is in the interpretation whose title is the film's.
            let interpretation = film.interpretations.first {
                TitleLikeness(TitleWords($0.title), name: name(first.title)) != nil
            }
            match.note = film.note ?? interpretation.flatMap { Self.note($0, of: first) }
            return match
        }
        var attempts: [Attempt] = []
        for interpretation in film.interpretations.prefix(
            searchCount < Self.searchLimit ? .max : Self.leastInterpretations)
        {
            try Task.checkCancellation()
            attempts.append(try await attempt(interpretation, of: film))
            if attempts.last?.isExact == true { break }
        }
        let sureAttempts = attempts.filter { $0.sure != nil }
        if let attempt = sureAttempts.last(where: \.isExact) ?? sureAttempts.first, let choice = attempt.sure,
            Set(sureAttempts.compactMap { $0.sure?.candidate.film.id }).count == 1, isEnough(attempt, for: film)
        {
            match.verdict = .sure(choice.candidate.film, choice.reason)
            match.note = film.note ?? Self.note(attempt.interpretation, of: choice.candidate.film)
            return match
        }
        let films = Self.ordered(attempts.flatMap(\.candidates), isGuess: film.place == .capitals)
        if !films.isEmpty {
            match.verdict = .doubtful(films)
            match.note = film.note ?? attempts.lazy.compactMap { Self.note($0.interpretation, of: nil) }.first
        }
        if films.isEmpty && film.place == .capitals { return nil }
        return match
    }

    /// Whether an attempt is certain enough. A word with a capital letter in a sentence is hardly ever a title.
    private func isEnough(_ attempt: Attempt, for film: PastedFilm) -> Bool {
        guard film.place == .capitals else { return true }
        return attempt.isExact
            && (attempt.interpretation.year != nil || TitleWords(attempt.interpretation.title).words.count > 1)
    }

    // MARK: - Readings

    private mutating func attempt(_ interpretation: PastedFilm.Interpretation, of film: PastedFilm) async throws
        -> Attempt
    {
        let titleWords = TitleWords(interpretation.title)
        var ids = ExternalIDs()
        for id in film.ids { ids.insert(id) }
        var attempt = Attempt(interpretation: interpretation, candidates: [])
        var queries = [interpretation.title]
        if let year = interpretation.year { queries.insert("\(interpretation.title) \(year)", at: 0) }
        var index = 0
        let limit = if searchCount < Self.searchLimit { Self.queryLimit } else { Self.leastQueries }
        while index < queries.count, index < limit {
            let found = try await results(for: queries[index])
            index += 1
            guard let found else { continue }
            add(found, to: &attempt, titleWords: titleWords, ids: ids)
            // A far better known title is spelt almost the same.
            if let suggestion = found.suggestion, !queries.contains(suggestion) {
                queries.insert(suggestion, at: index)
                continue
            }
            let choice = FilmChoice(
                interpretation, among: attempt.candidates, length: titleWords.length, isExact: isExact)
            attempt.sure = choice.sure
            if attempt.sure != nil { break }
            if index == queries.count, searchCount < Self.searchLimit, !attempt.candidates.contains(where: \.isLike) {
                let others = titleWords.otherSpellings.map { text in interpretation.year.map { "\(text) \($0)" } ?? text
                }
                queries += others.filter { !queries.contains($0) }
            }
            // Of many films with the title, the one that a named person made may be far down.
            if found.films.total > Self.pageSize, attempt.candidates.contains(where: { $0.likeness?.grade == .whole }) {
                let people = (interpretation.beside + interpretation.after + interpretation.people).filter {
                    $0.utf8.count <= Self.nameLimit
                }
                for query in people.map({ "\(interpretation.title) \($0)" }) where !queries.contains(query) {
                    queries.append(query)
                }
            }
        }
        return attempt
    }

    private mutating func add(
        _ results: SearchResults, to attempt: inout Attempt, titleWords: TitleWords, ids: ExternalIDs
    ) {
        for film in results.films.items where isMeant(film) {
            let index = attempt.candidates.firstIndex { $0.film.id == film.id }
            guard index.map({ attempt.candidates[$0].likeness == nil }) ?? true else { continue }
            let called = [film.title, film.originalTitle, results.matches[film.id]?.name.text].compactMap(\.self)
            let candidate = FilmCandidate(
                film, interpretation: attempt.interpretation, query: titleWords, names: Set(called).map { name($0) },
                wording: film.id == results.films.items.first?.id ? results.wording : nil, ids: ids)
            if let index { attempt.candidates[index] = candidate } else { attempt.candidates.append(candidate) }
        }
    }

    private mutating func results(for text: String) async throws -> SearchResults? {
        guard let query = SearchQuery(text) else { return nil }
        if let cached = results[query.folded] { return cached }
        let answer = try await search.films(matching: query, for: person, page: PageRequest(size: Self.pageSize))
        searchCount += 1
        if results.count >= Self.memoryLimit { results = [:] }
        results[query.folded] = answer
        return answer
    }

    private mutating func name(_ text: String) -> FilmName {
        if let cached = names[text] { return cached }
        let name = FilmName(text)
        if names.count >= Self.memoryLimit { names = [:] }
        names[text] = name
        return name
    }

    // MARK: - Answers

    /// The texts beside the title that do not name people of the film.
    private static func note(_ interpretation: PastedFilm.Interpretation, of film: Film?) -> String? {
        let people = film.map(PeopleWords.init)
        let notes = (interpretation.beside + interpretation.after).filter { people?.contains($0) != true }
        if notes.isEmpty { return nil }
        return notes.joined(separator: ", ")
    }

    /// The best candidates, each once.
    /// - Parameter isGuess: whether only films with exactly this title count
    private static func ordered(_ candidates: [FilmCandidate], isGuess: Bool) -> [Film] {
        func value(_ candidate: FilmCandidate) -> (Int, Int, Int, Int) {
            let likeness = candidate.likeness
            let years = candidate.yearDifference.map { min($0, 3) } ?? 2
            return (
                likeness.map { 10 * ($0.grade.rawValue + 1) - $0.edits } ?? 0, candidate.hasPerson ? 1 : 0, -years,
                -candidate.rank
            )
        }
        let wanted = candidates.filter {
            if isGuess { $0.likeness?.grade == .whole && $0.likeness?.edits == 0 } else { $0.likeness != nil }
        }
        let sorted = wanted.enumerated().sorted { left, right in
            let mine = value(left.element)
            let theirs = value(right.element)
            return if mine == theirs { left.offset < right.offset } else { mine > theirs }
        }
        return unique(sorted.map(\.element.film))
    }

    private static func unique(_ films: [Film]) -> [Film] {
        var seen: Set<Film.ID> = []
        return Array(films.filter { seen.insert($0.id).inserted }.prefix(PastedFilmMatch.candidateLimit))
    }
}
