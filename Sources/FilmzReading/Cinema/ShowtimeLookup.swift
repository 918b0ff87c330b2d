import FilmzDomain

/// Looks up the films of titles. Results of earlier searches are reused.
struct ShowtimeLookup {
    let search: any SearchService
    let person: Person.ID
    let today: CalendarDay
    /// The films that are in cinemas now, as far as known.
    let playing: Set<Film.ID>

    private var cache: [String: [Named]] = [:]

    /// The number of films that each search returns.
    private static let pageSize = 16
    /// The maximum number of parts of a title to look up.
    private static let spanLimit = 24

    init(search: any SearchService, person: Person.ID, today: CalendarDay, playing: Set<Film.ID>) {
        self.search = search
        self.person = person
        self.today = today
        self.playing = playing
    }

    /// A film with the title that was looked up.
    private struct Named {
        var film: Film
        var grade: ShowtimeName.Grade
        var hasSameArticle: Bool
    }

    /// A film that may be meant by a part of a title.
    struct Candidate {
        var film: Film
        var span: ShowtimeSpans.Span
        var evidence: ShowtimeEvidence
        fileprivate var grade: ShowtimeName.Grade
        fileprivate var hasSameArticle: Bool
        fileprivate var isOld: Bool

        fileprivate var rank: (Int, Int, Int) { (evidence.points, grade.rawValue, hasSameArticle ? 1 : 0) }
    }

    // MARK: - Films

    /// The film of a title; nil when none fits, or several do.
    mutating func film(_ text: String, of announced: ShowtimeMatcher.Announced) async throws -> Candidate? {
        let spans = ShowtimeSpans(text)
        var candidates: [Candidate] = []
        var others: [(span: ShowtimeSpans.Span, films: [Film.ID])] = []
        for span in spans.spans.prefix(Self.spanLimit) {
            let matches = try await matches(span.text)
            guard !matches.isEmpty else { continue }
            let wholeMatches = matches.filter { $0.grade == .whole }.map(\.film.id)
            if !wholeMatches.isEmpty { others.append((span, wholeMatches)) }
            let judge = ShowtimeJudge(span, announced: announced, today: today)
            candidates += matches.compactMap { match in
                guard let evidence = judge.evidence(match.film, grade: match.grade) else { return nil }
                return Candidate(
                    film: match.film, span: span, evidence: evidence, grade: match.grade,
                    hasSameArticle: match.hasSameArticle, isOld: judge.isOld)
            }
        }
        guard let longest = candidates.first,
            let best = chosen(candidates.filter { $0.span.length == longest.span.length })
        else { return nil }
        let isSeveral = others.contains { other in
            spans.areJoined(other.span, best.span) && !other.films.contains(best.film.id)
                && other.span.text.count >= Self.tellingLength && !best.evidence.hasRuntime
        }
        let isOpen = candidates.contains { other in
            spans.areApart(other.span, best.span) && other.film.id != best.film.id
                && other.evidence.points >= best.evidence.points && other.span.length * 2 > best.span.length
        }
        if isSeveral || isOpen { return nil }
        return best
    }

    private static let tellingLength = 4

    /// The best of several films with one title; without decisive evidence, the one that is in cinemas now.
    private func chosen(_ films: [Candidate]) -> Candidate? {
        let sorted = films.sorted { $0.rank > $1.rank }
        guard let best = sorted.first else { return nil }
        let equal = sorted.filter { $0.rank == best.rank }
        guard equal.count > 1 else {
            let isAlone = sorted.dropFirst().allSatisfy { $0.grade < .whole } || best.evidence.points > 0
            guard isAlone || isNew(best.film) != best.isOld else { return nil }
            return best
        }
        let newFilms = equal.filter { isNew($0.film) != $0.isOld }
        guard newFilms.count == 1 else { return nil }
        return newFilms.first
    }

    private func isNew(_ film: Film) -> Bool {
        if playing.contains(film.id) { return true }
        guard let released = film.releaseDate else { return film.year.map { $0 >= today.year } == true }
        let first = today.before(days: 365)
        let last = today.after(days: 365)
        return first <= released && released <= last
    }

    // MARK: - Facts

    /// The film by its director, year and running time: titles of some countries are in no catalogue. Nil when in
    /// doubt.
    mutating func film(by announced: ShowtimeMatcher.Announced) async throws -> Film? {
        guard let director = announced.director, let year = announced.year, let runtime = announced.runtime else {
            return nil
        }
        let works = try await search.filmographies(of: director, for: person).flatMap(\.films)
        let candidates = works.filter { film in
            film.year == year && film.runtime.map { abs($0 - runtime) <= 2 } == true && !film.isShow
                && ShowtimeEvidence.directs(film, name: director) == true
        }
        guard Set(candidates.map(\.id)).count == 1 else { return nil }
        return candidates.first
    }

    // MARK: - Relays

    /// The film of a relay, only by its full title.
    mutating func relay(_ title: ShowtimeTitle) async throws -> Film? {
        for text in title.interpretations.flatMap({ ShowtimeRelays.names($0.title) }) {
            let films = try await matches(text).filter { $0.grade == .whole }
            if let first = films.first, films.count == 1 { return first.film }
        }
        return nil
    }

    // MARK: - Search

    private mutating func matches(_ text: String) async throws -> [Named] {
        let words = TitleWords(text)
        let soughtName = ShowtimeName(words)
        let key = words.folded.joined(separator: " ")
        guard !words.isEmpty else { return [] }
        if let cached = cache[key] { return cached }
        var matches: [Named] = []
        for query in [text] + soughtName.spellings(of: words) where matches.isEmpty {
            guard let query = SearchQuery(query) else { continue }
            let results = try await search.films(matching: query, for: person, page: PageRequest(size: Self.pageSize))
            matches = results.films.items.compactMap { film in
                guard !film.isShow else { return nil }
                let names = [film.title, film.originalTitle, results.matches[film.id]?.name.text].compactMap(\.self)
                let forms = Set(names).map { FilmName($0) }
                guard let grade = forms.compactMap({ ShowtimeName.grade(soughtName, of: $0) }).max() else { return nil }
                let articles = forms.compactMap(\.forms.first?.words.article)
                let isSame = words.article.map(articles.contains) ?? articles.isEmpty
                return Named(film: film, grade: grade, hasSameArticle: isSame)
            }
        }
        cache[key] = matches
        return matches
    }
}
