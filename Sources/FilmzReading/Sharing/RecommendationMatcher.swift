public import FilmzDomain

/// Finds the films that a recommendation, or another product's file, names.
///
/// A person may send anything, so an ID decides only together with the title: a film with the ID of one film and the
/// title of another is doubtful. A product itself writes the IDs of its files, and titles in any language. Without a
/// known ID, title and year are searched for as in a pasted table (``PastedFilmMatcher``), and a film with a different
/// ID is never certain. Films with exactly this title and year are looked up together, and only the others are searched
/// for. The namer decides how much of a title must match (``Namer``).
public struct RecommendationMatcher: Sendable {
    private let films: any FilmService
    private let search: any SearchService
    private let searchLimit: Int
    private let namer: Namer

    /// The source of the films' names.
    public enum Namer: Hashable, Sendable {
        /// Another person, who may be wrong or lie: an ID decides only with the title.
        case sender
        /// The person, in lines of their own: with typing errors, and parts of titles.
        case typist
        /// A program. It writes full titles without errors, so anything else is a question, and among films of the same
        /// title the one of the given year is meant. If the program has no shows, a film never means one.
        case program(hasShows: Bool)
    }

    /// The maximum number of films of a recommendation to search for by title. Films beyond it are found by their IDs,
    /// by exactly their title and year, or not at all: a list of 10,000 films that mean nothing must not keep others
    /// waiting.
    public static let searchLimit = 1_000

    /// - Parameters:
    ///   - searchLimit: the maximum number of films to search for by title
    public init(_ services: some SearchServices, searchLimit: Int = searchLimit, namer: Namer = .sender) {
        films = services.films
        search = services.search
        self.searchLimit = searchLimit
        self.namer = namer
    }

    private var isExact: Bool {
        switch namer {
        case .program: true
        case .sender, .typist: false
        }
    }

    /// The match for each film, in the order of the recommendation. The task can be cancelled at any time.
    /// - Parameter person: the person whose own films are searched too
    public func matches(
        of recommendation: Recommendation, for person: Person.ID
    ) async throws -> [RecommendedFilmMatch] {
        try await matches(of: recommendation, in: recommendation.films.indices, for: person)
    }

    /// The matches for some of the films, in the order of the recommendation.
    /// - Parameters:
    ///   - part: the indices of these films
    ///   - person: the person whose own films are searched too
    public func matches(
        of recommendation: Recommendation, in part: Range<Int>, for person: Person.ID
    ) async throws -> [RecommendedFilmMatch] {
        let recommendedFilms = Array(recommendation.films[part])
        return zip(part, zip(recommendedFilms, try await verdicts(on: recommendedFilms, for: person))).map {
            number, match in
            RecommendedFilmMatch(number: number, recommendedFilm: match.0, verdict: match.1)
        }
    }

    /// The verdict on each film, in the same order. The task can be cancelled at any time.
    /// - Parameter person: the person whose own films are searched too
    public func verdicts(
        on recommendedFilms: [RecommendedFilm], for person: Person.ID
    ) async throws -> [PastedFilmMatch.Verdict] {
        var identified = try await self.identified(recommendedFilms, in: Self.widelyKnown, for: person)
        var verdicts = zip(recommendedFilms, identified).map { recommendedFilm, films in
            verdict(recommendedFilm, identified: films)
        }
        try await titled(recommendedFilms, identified: identified, for: person, into: &verdicts)
        // IDs of other namespaces belong only to films from files. They are looked up last, when few films are left.
        let rest = recommendedFilms.indices.filter { verdicts[$0] == nil && identified[$0].isEmpty }
        let others = try await self.identified(
            rest.map { recommendedFilms[$0] }, in: Set(ExternalID.Namespace.allCases).subtracting(Self.widelyKnown),
            for: person)
        for (index, films) in zip(rest, others) {
            identified[index] = films
            verdicts[index] = verdict(recommendedFilms[index], identified: films)
        }
        let open = recommendedFilms.indices.filter { verdicts[$0] == nil }
        // Two halves that take about the same time: films that are hard to find often stand together.
        let searchable = open.prefix(searchLimit).enumerated()
        let searched = [0, 1].flatMap { half in searchable.filter { $0.offset % 2 == half }.map(\.element) }
        // Each run has a limit of searches for texts that mean nothing, so there are only two runs.
        let results = try await inParts(searched, of: max(1, (searched.count + 1) / Self.partsAtOnce)) { part in
            var run = PastedFilmRun(search: search, person: person, isExact: isExact)
            var found: [PastedFilmMatch.Verdict?] = []
            for index in part {
                try Task.checkCancellation()
                run.isMeant = { recommendedFilms[index].mayMean($0, from: namer) }
                found.append(try await run.matches(of: recommendedFilms[index].line(index)).first?.verdict)
            }
            return found
        }
        for index in open {
            let found = results[index].flatMap(\.self) ?? .unknown
            verdicts[index] = verdict(recommendedFilms[index], identified: identified[index], found: found)
        }
        return verdicts.map { $0 ?? .unknown }
    }

    /// The namespaces of the IDs that catalogues and providers have.
    private static let widelyKnown: Set<ExternalID.Namespace> = [.imdb, .tmdb, .tmdbSeries]

    /// The films to which the IDs of each film lead.
    private func identified(
        _ recommendedFilms: [RecommendedFilm], in namespaces: Set<ExternalID.Namespace>, for person: Person.ID
    ) async throws -> [[Film]] {
        let ids = recommendedFilms.map { $0.ids.all.filter { namespaces.contains($0.namespace) } }
        let all = Set(ids.joined())
        guard !all.isEmpty else { return ids.map { _ in [] } }
        let known = try await films.films(knownBy: Array(all), for: person)
        return ids.map { ids in Self.unique(ids.compactMap { known[$0] }) }
    }

    /// The verdict by the IDs alone; nil when they do not decide.
    private func verdict(_ recommendedFilm: RecommendedFilm, identified: [Film]) -> PastedFilmMatch.Verdict? {
        guard identified.count == 1, let film = identified.first,
            !FilmMatching.areApart(recommendedFilm.ids, film.externalIDs)
        else { return nil }
        guard !recommendedFilm.isBarred(film, from: namer) else { return nil }
        let isSure = namer != .sender && recommendedFilm.mayBe(film) || recommendedFilm.isCalled(as: film)
        guard isSure else { return nil }
        return .sure(film, .id)
    }

    /// Does work for parts of the open films, two at a time, since there are at least two cores.
    /// - Returns: the results by the indices of the open films
    private func inParts(
        _ open: [Int], of size: Int,
        work: @escaping @Sendable (ArraySlice<Int>) async throws -> [PastedFilmMatch.Verdict?]
    ) async throws -> [Int: PastedFilmMatch.Verdict?] {
        let parts = stride(from: 0, to: open.count, by: size).map { open[$0..<min($0 + size, open.count)] }
        var results: [Int: PastedFilmMatch.Verdict?] = [:]
        try await withThrowingTaskGroup(of: [(Int, PastedFilmMatch.Verdict?)].self) { group in
            for (number, part) in parts.enumerated() {
                if number >= Self.partsAtOnce, let some = try await group.next() { results.merge(some) { $1 } }
                group.addTask { Array(zip(part, try await work(part))) }
            }
            for try await some in group { results.merge(some) { $1 } }
        }
        return results
    }

    /// Decides on films that have exactly the title and the year of a known one, as far as a search would decide the
    /// same. Films whose IDs lead elsewhere are left to the search.
    private func titled(
        _ recommendedFilms: [RecommendedFilm], identified: [[Film]], for person: Person.ID,
        into verdicts: inout [PastedFilmMatch.Verdict?]
    ) async throws {
        let open = recommendedFilms.indices.filter {
            verdicts[$0] == nil && identified[$0].isEmpty && recommendedFilms[$0].year != nil
        }
        let found = try await inParts(open, of: Self.titlesAtOnce) { part in
            try await titled(part.map { recommendedFilms[$0] }, for: person)
        }
        for (index, verdict) in found { verdicts[index] = verdict }
    }

    private func titled(
        _ recommendedFilms: [RecommendedFilm], for person: Person.ID
    ) async throws -> [PastedFilmMatch.Verdict?] {
        try Task.checkCancellation()
        let searchedFilms = recommendedFilms.map(\.searchedFilm)
        var byTitle: [String: [Film]] = [:]
        for film in try await films.films(titledLike: searchedFilms, for: person) {
            for title in FilmMatching.titles(film) { byTitle[title, default: []].append(film) }
        }
        return zip(recommendedFilms, searchedFilms).map { recommendedFilm, searchedFilm in
            recommendedFilm.verdict(
                among: Self.unique(FilmMatching.titles(searchedFilm).flatMap { byTitle[$0] ?? [] }), from: namer,
                isExact: isExact)
        }
    }

    /// The number of titles to look up at once: few enough that others who use Filmz meanwhile do not notice.
    private static let titlesAtOnce = 200
    private static let partsAtOnce = 2

    /// - Parameters:
    ///   - identified: the films with its IDs
    ///   - found: the result of the search for its title
    private func verdict(
        _ recommendedFilm: RecommendedFilm, identified: [Film], found: PastedFilmMatch.Verdict
    ) -> PastedFilmMatch.Verdict {
        switch found {
        case .sure(let film, let reason):
            // The title may be one in another language, by which only the search knows the film.
            let isSure = recommendedFilm.surelyMeans(film, from: namer)
            if identified.isEmpty, isSure { return .sure(film, reason) }
            if identified.map(\.id) == [film.id], isSure { return .sure(film, .id) }
            return doubt(identified + possible([film], for: recommendedFilm))
        case .doubtful(let films): return doubt(identified + possible(films, for: recommendedFilm))
        case .unknown: return doubt(identified)
        }
    }

    /// The films that may be meant, of those found by title. Programs know the IDs and years of their films, so one
    /// with another ID, or from another time, is a different film.
    private func possible(_ films: [Film], for recommendedFilm: RecommendedFilm) -> [Film] {
        guard case .program = namer else { return films }
        return films.filter { recommendedFilm.mayBe($0) && !recommendedFilm.ids.contradict($0.externalIDs) }
    }

    private func doubt(_ films: [Film]) -> PastedFilmMatch.Verdict {
        if films.isEmpty { .unknown } else { .doubtful(Self.limited(films)) }
    }

    private static func limited(_ films: [Film]) -> [Film] {
        Array(unique(films).prefix(PastedFilmMatch.candidateLimit))
    }

    private static func unique(_ films: [Film]) -> [Film] {
        var seen: Set<Film.ID> = []
        return films.filter { seen.insert($0.id).inserted }
    }
}

extension RecommendedFilm {
    /// Whether the film with its ID may be this one: nothing contradicts it, except perhaps the title.
    fileprivate func mayBe(_ film: Film) -> Bool {
        if let year, let own = film.year, abs(year - own) > 2 { return false }
        return !isOtherKind(than: film)
    }

    /// Whether the film with its ID also has its title, and is from the same year or a neighbouring one.
    fileprivate func isCalled(as film: Film) -> Bool {
        if let year, let own = film.year, abs(year - own) > 1 { return false }
        guard !isOtherKind(than: film) else { return false }
        let titles = [title, originalTitle].compactMap(\.self).map { TitleWords($0) }
        let names = [film.title, film.originalTitle].compactMap(\.self).map { FilmName($0) }
        return titles.contains { words in
            names.contains { name in TitleLikeness(words, name: name).map { $0.grade >= .mistyped } ?? false }
        }
    }

    /// A film with only the known facts, for looking it up.
    fileprivate var searchedFilm: Film {
        let moved = FilmWords.movedArticle(title)
        return Film(
            id: .random(), title: moved ?? title, originalTitle: originalTitle ?? moved.map { _ in title }, year: year,
            directors: directors)
    }

    /// The verdict among all films that share a title with it: the film that is certain, with exactly its title and
    /// year; or several between which a search could not decide either. Nil when a search may find more.
    fileprivate func verdict(
        among films: [Film], from namer: RecommendationMatcher.Namer, isExact: Bool
    ) -> PastedFilmMatch.Verdict? {
        let films = films.filter { mayMean($0, from: namer) && surelyMeans($0, from: namer) }
        // A film of an earlier file has its URL, or its number.
        if let same = films.first(where: { $0.externalIDs.agree(with: ids) }), mayBe(same) { return .sure(same, .id) }
        var namesakes: [FilmCandidate] = []
        for interpretation in interpretations {
            let words = TitleWords(interpretation.title)
            let candidates = films.map { film in
                FilmCandidate(
                    film, interpretation: interpretation, query: words,
                    names: [film.title, film.originalTitle].compactMap(\.self).map { FilmName($0, for: words) },
                    wording: nil, ids: ids)
            }
            let sure = FilmChoice(interpretation, among: candidates, length: words.length, isExact: isExact).sure
            if let sure, sure.candidate.hasSameTitleAndYear { return .sure(sure.candidate.film, sure.reason) }
            let same = candidates.filter { $0.hasSameTitleAndYear && !$0.isOther }
            if same.count > 1, namesakes.isEmpty { namesakes = same }
        }
        let sorted = namesakes.sorted { ($0.rank, $0.film.id.rawValue) < ($1.rank, $1.film.id.rawValue) }
        if sorted.isEmpty { return nil }
        return .doubtful(Array(sorted.prefix(PastedFilmMatch.candidateLimit).map(\.film)))
    }

    private var interpretations: [PastedFilm.Interpretation] {
        // `Godfather, The`
        [FilmWords.movedArticle(title), title, originalTitle].compactMap(\.self).map { title in
            var interpretation = PastedFilm.Interpretation(title, year: year)
            interpretation.people = directors
            return interpretation
        }
    }

    private func isOtherKind(than film: Film) -> Bool {
        guard let kind, let own = film.kind else { return false }
        return kind.isShow != own.isShow
    }

    /// Whether a film with its title may be meant, as far as the kinds tell.
    fileprivate func mayMean(_ film: Film, from namer: RecommendationMatcher.Namer) -> Bool {
        !isBarred(film, from: namer) && !isOtherKind(than: film) && !(kind == .short && film.isFeature)
    }

    /// Whether it is a series, and the namer has only films.
    fileprivate func isBarred(_ film: Film, from namer: RecommendationMatcher.Namer) -> Bool {
        kind == nil && namer == .program(hasShows: false) && film.kind == .series
    }

    /// Whether the kind needs no question. Letterboxd has some miniseries among its films. A line in a file that does
    /// not say whether it names a film or a show means a show only by exactly its year: from the year beside, there may
    /// be a film with this title.
    fileprivate func surelyMeans(_ film: Film, from namer: RecommendationMatcher.Namer) -> Bool {
        guard kind == nil, film.isShow else { return true }
        if namer == .program(hasShows: false) { return false }
        guard namer != .sender, let year, let own = film.year else { return true }
        return year == own
    }

    /// The film in the form of a row of a pasted table.
    fileprivate func line(_ number: Int) -> PastedLine {
        var film = PastedFilm(title)
        film.ids = ids.all
        film.interpretations = interpretations
        film.tidy()
        return PastedLine(number: number + 1, text: PastedLine.shown(title), film: film)
    }
}

extension Film {
    /// Whether a catalogue says that the film is not a short one. Facts of other films come only from a file or a
    /// person.
    fileprivate var isFeature: Bool { kind == .film && prominence != nil && runtime.map { $0 > 40 } ?? true }
}
