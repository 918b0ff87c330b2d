/// Decides which source has priority for each fact.
///
/// Filmz's own facts have priority, because its owner chose the catalogue, and what a person typed in comes before
/// everything. Providers fill the gaps. They have priority for the facts that they know better: scores and awards (OMDb
/// asks the sources), plots, posters and credits (TMDb's are complete and in one style). If no rule is stated, the
/// order is TMDb, OMDb, TVmaze, iTunes, AMC. Filmz's own words about a film are used only if there is no other plot.
public enum FilmMerging {
    /// - Parameters:
    ///   - film: the film with Filmz's own facts
    ///   - story: Filmz's own words about the film
    ///   - reports: the providers' reports, at most one of each
    ///   - matches: the matches with providers' films, as far as known; reports on films whose match is not certain are
    ///     ignored
    public static func dossier(
        _ film: Film, story: FilmSynopsis? = nil, reports: [FilmAnswer], matches: [FilmMatch] = []
    ) -> FilmDossier {
        let doubtful = Set(matches.filter { !$0.isCertain }.map(\.provider))
        var merger = Merger(film, reports: reports.filter { !doubtful.contains($0.provider) })
        merger.mergeIDs(matches)
        merger.merge()
        if let story { merger.tell(story) }
        return merger.dossier
    }

    /// All providers by priority, the highest first.
    public static let order = Provider.allCases.sorted { $0.rank < $1.rank }

    fileprivate static let omdbFirst = [.omdb] + order.filter { $0 != .omdb }

    /// Plots of shops are advertising.
    fileprivate static let iTunesLast = order.filter { $0 != .iTunes } + [.iTunes]
}

extension Provider {
    /// The priority among providers; 1 is the highest.
    public var rank: Int {
        // The switch makes everyone who adds a provider decide on its priority.
        switch self {
        case .tmdb: 1
        case .omdb: 2
        case .tvmaze: 3
        case .iTunes: 4
        case .amc: 5
        }
    }

    /// The rank of the provider's list of episodes; the lowest is preferred. Those that have none are last.
    public var rankOfEpisodes: Int {
        switch self {
        case .tmdb: 0
        case .tvmaze: 1
        case .omdb: 2
        case .iTunes, .amc: 3
        }
    }
}

private struct Merger {
    var dossier: FilmDossier
    private let film: Film
    private let reports: [Provider: FilmAnswer]

    init(_ film: Film, reports: [FilmAnswer]) {
        self.film = film
        self.reports = Dictionary(reports.map { ($0.provider, $0) }) { first, _ in first }
        dossier = FilmDossier(film: film)
    }

    mutating func merge() {
        dossier.origins[.title] = FilmDossier.Origin()
        let title = film.title
        fill(.originalTitle, into: \.originalTitle) { $0.originalTitle == title ? nil : $0.originalTitle }
        fill(.year, into: \.year) { $0.year ?? $0.releaseDate?.year }
        fill(.releaseDate, into: \.releaseDate, from: \.releaseDate)
        fill(.runtime, into: \.runtime, from: \.runtime)
        fill(.certificate, into: \.certificate, order: FilmMerging.omdbFirst, from: \.certificate)
        fill(.genres, into: \.genres, from: \.genres)
        fill(.countries, into: \.countries, from: \.countries)
        fill(.languages, into: \.languages, from: \.languages)
        fill(.directors, into: \.directors) { Self.names($0.credits, role: .director) }
        fill(.cast, into: \.cast) { Array(Self.names($0.credits, role: .actor).prefix(Self.castLimit)) }
        prefer(.plot, into: \.plot, order: FilmMerging.iTunesLast, from: \.plot)
        prefer(.poster, into: \.poster, order: FilmMerging.order, from: \.poster)
        mergeScores()
        take(.tagline, into: \.tagline, from: \.tagline)
        // Other providers only repeat what OMDb gets from the sources of awards.
        take(.awards, into: \.awards, order: [.omdb], from: \.awards)
        takeList(.credits, into: \.credits) { Self.sorted($0.credits) }
        takeList(.trailers, into: \.trailers, from: \.trailers)
        takeList(.similar, into: \.similar, from: \.similar)
        takeList(.companies, into: \.companies) { $0.companies ?? [] }
        take(.website, into: \.website, from: \.website)
        mergeBoxOffice()
        let offers = Provider.allCases.compactMap { reports[$0] }.filter { !$0.offers.isEmpty }
        dossier.offers = offers.flatMap(\.offers)
        if let first = offers.first { note(.offers, report: first) }
    }

    /// Adds Filmz's own words.
    mutating func tell(_ story: FilmSynopsis) {
        let own = FilmDossier.Origin(author: .filmz)
        if dossier.film.plot == nil, let logline = story.logline {
            dossier.film.plot = logline
            dossier.origins[.plot] = own
        }
        if !story.keywords.isEmpty {
            dossier.keywords = story.keywords
            dossier.origins[.keywords] = own
        }
    }

    /// Merges external IDs: Filmz's own first, then persons' decisions, then the first provider that has one.
    mutating func mergeIDs(_ matches: [FilmMatch]) {
        let certain = matches.filter(\.isCertain)
        let reportedIDs = FilmMerging.order.compactMap { reports[$0] }.flatMap(\.externalIDs.all)
        let ids = certain.filter(\.isDecided).compactMap(\.id) + reportedIDs + certain.compactMap(\.id)
        for id in ids where dossier.film.externalIDs[in: id.namespace] == nil { dossier.film.externalIDs.insert(id) }
    }

    private static let castLimit = 8

    private static func sorted(_ credits: [Credit]) -> [Credit] {
        Credit.Role.allCases.flatMap { role in credits.filter { $0.role == role } }
    }

    private static func names(_ credits: [Credit], role: Credit.Role) -> [String] {
        var seen: Set<String> = []
        return credits.filter { $0.role == role && seen.insert($0.name).inserted }.map(\.name)
    }

    /// Merges one score for each source. OMDb's is newest, because it asks the sources, then comes Filmz's own; other
    /// providers fill gaps.
    private mutating func mergeScores() {
        var scores: [Score.Source: Score] = [:]
        scores[.imdb] = film.imdbRating.flatMap { Score(source: .imdb, percent: Int(($0 * 10).rounded())) }
        scores[.rottenTomatoes] = film.rottenTomatoesRating.flatMap { Score(source: .rottenTomatoes, percent: $0) }
        if !scores.isEmpty { dossier.origins[.scores] = FilmDossier.Origin() }
        for report in FilmMerging.omdbFirst.compactMap({ reports[$0] }) {
            for score in report.scores where report.provider == .omdb || scores[score.source] == nil {
                scores[score.source] = score
                if dossier.origins[.scores]?.provider == nil { note(.scores, report: report) }
                if score.source == .imdb { dossier.film.imdbRating = Double(score.percent) / 10 }
                if score.source == .rottenTomatoes { dossier.film.rottenTomatoesRating = score.percent }
            }
        }
        dossier.scores = Score.Source.allCases.compactMap { scores[$0] }
    }

    /// Merges the two sums, which come from different providers. The source that is named is that of the first one.
    private mutating func mergeBoxOffice() {
        let reports = FilmMerging.order.compactMap { self.reports[$0] }.filter { $0.boxOffice != nil }
        guard let first = reports.first else { return }
        let sums = reports.compactMap(\.boxOffice)
        dossier.boxOffice = BoxOffice(
            domestic: sums.lazy.compactMap(\.domestic).first, worldwide: sums.lazy.compactMap(\.worldwide).first)
        note(.boxOffice, report: first)
    }

    private mutating func note(_ fact: FilmField, report: FilmAnswer) {
        dossier.origins[fact] = FilmDossier.Origin(provider: report.provider, fetchedAt: report.fetchedAt)
    }

    /// Uses Filmz's own value, or else that of the first provider that has one.
    private mutating func fill<Value>(
        _ fact: FilmField, into path: WritableKeyPath<Film, Value?>, order: [Provider] = FilmMerging.order,
        from value: (FilmAnswer) -> Value?
    ) {
        guard film[keyPath: path] == nil else { return dossier.origins[fact] = FilmDossier.Origin() }
        prefer(fact, into: path, order: order, from: value)
    }

    private mutating func fill(
        _ fact: FilmField, into path: WritableKeyPath<Film, [String]>, from value: (FilmAnswer) -> [String]
    ) {
        guard film[keyPath: path].isEmpty else { return dossier.origins[fact] = FilmDossier.Origin() }
        guard let (report, found) = first(FilmMerging.order, value: { value($0).nonEmpty }) else {
            return
        }
        dossier.film[keyPath: path] = found
        note(fact, report: report)
    }

    /// Uses the value of the first provider that has one, or else Filmz's own. A value that a person typed in comes
    /// before both.
    private mutating func prefer<Value>(
        _ fact: FilmField, into path: WritableKeyPath<Film, Value?>, order: [Provider],
        from value: (FilmAnswer) -> Value?
    ) {
        let isTyped = film.isAddedByHand && film[keyPath: path] != nil
        if !isTyped, let (report, found) = first(order, value: value) {
            dossier.film[keyPath: path] = found
            note(fact, report: report)
        } else if film[keyPath: path] != nil {
            dossier.origins[fact] = FilmDossier.Origin()
        }
    }

    private mutating func take<Value>(
        _ fact: FilmField, into path: WritableKeyPath<FilmDossier, Value?>, order: [Provider] = FilmMerging.order,
        from value: (FilmAnswer) -> Value?
    ) {
        guard let (report, found) = first(order, value: value) else { return }
        dossier[keyPath: path] = found
        note(fact, report: report)
    }

    private mutating func takeList<Element>(
        _ fact: FilmField, into path: WritableKeyPath<FilmDossier, [Element]>, from value: (FilmAnswer) -> [Element]
    ) {
        guard let (report, found) = first(FilmMerging.order, value: { value($0).nonEmpty }) else {
            return
        }
        dossier[keyPath: path] = found
        note(fact, report: report)
    }

    private func first<Value>(
        _ order: [Provider], value: (FilmAnswer) -> Value?
    ) -> (FilmAnswer, Value)? {
        for provider in order {
            if let report = reports[provider], let found = value(report) { return (report, found) }
        }
        return nil
    }
}
