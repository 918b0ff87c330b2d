import FilmzDomain

/// A way in which an earlier version of Filmz read the rows of files.
///
/// A viewing's ID is computed from the values read from its row: its film, its episode and its day (``ImportedFilm``).
/// If a reader learns to read one of these differently, the former reading is described here, so that an existing
/// viewing is found by the ID it got then and is not logged again. `EarlierImportTests` fail when IDs change without
/// that.
struct FormerReading: Hashable, Sendable {
    /// Whether films had the names of November 2026: an episode in one cell was a film, and TV Time's shows with the
    /// same name were one show.
    var hasFirstNames = false
    /// The order of day and month that was assumed without evidence, by readers that could not read some dates; nil
    /// for reading dates as now.
    var order: DateOrder?
    /// Whether the file was read at a time when a misread day was still in the future, and was therefore left out.
    var losesLaterDays = false

    /// All former readings.
    static let all: [FormerReading] = [false, true].flatMap { hasFirstNames in
        let dated = DateOrder.allCases.flatMap { order in
            [false, true].map {
                FormerReading(hasFirstNames: hasFirstNames, order: order, losesLaterDays: $0)
            }
        }
        return if hasFirstNames { [FormerReading(hasFirstNames: true)] + dated } else { dated }
    }

    /// The facts as this reading found them; nil when they are the same.
    func facts(of file: ExchangeFile) -> [ExchangeFact]? {
        let namesakes: Set<String> =
            if hasFirstNames && file.source == .tvTime { Self.namesakes(file.facts) } else { [] }
        var facts = file.facts
        var hasOtherNames = false
        var hasOtherDays = false
        for index in facts.indices {
            if hasFirstNames, let film = Self.film(of: facts[index], namesakes: namesakes) {
                facts[index].film = film
                hasOtherNames = true
            }
            if let claim = claim(of: facts[index]) {
                facts[index].claim = claim
                hasOtherDays = true
            }
        }
        guard hasOtherNames == hasFirstNames && hasOtherDays == (order != nil) else { return nil }
        return facts
    }

    /// The film that the reading found; nil when it is the same.
    private static func film(of fact: ExchangeFact, namesakes: Set<String>) -> FilmReference? {
        if let former = fact.former { return former }
        guard namesakes.contains(fact.film.title) else { return nil }
        var film = fact.film
        film.ids = ExternalIDs(film.ids.all.filter { $0.namespace != .tvdbSeries })
        return film
    }

    /// The titles that several shows in the file share, which only their TheTVDB IDs distinguish.
    private static func namesakes(_ facts: [ExchangeFact]) -> Set<String> {
        var ids: [String: Set<ExternalID>] = [:]
        for fact in facts {
            for id in fact.film.ids.all where id.namespace == .tvdbSeries {
                ids[fact.film.title, default: []].insert(id)
            }
        }
        return Set(ids.filter { $0.value.count > 1 }.keys)
    }

    /// The claim that the reading found; nil when it is the same.
    private func claim(of fact: ExchangeFact) -> ExchangeFact.Claim? {
        if let viewing = viewing(of: fact) { return .viewing(viewing) }
        guard let order, let day = fact.formerDay?.days[order] else { return nil }
        switch fact.claim {
        case .seen(let times, _): return .seen(times: times, markedOn: day)
        case .verdict(let rating, _): return .verdict(rating, on: day)
        case .liked: return .liked(on: day)
        case .watchlist(_, let note): return .watchlist(since: day, note: note)
        case .viewing, .comment, .listed, .standing, .kept, .undecided: return nil
        }
    }

    /// The viewing that the reading found; nil when it is the same, or the fact is not a viewing.
    private func viewing(of fact: ExchangeFact) -> FactViewing? {
        guard let order, case .viewing(let now) = fact.claim,
            !now.formerWhen.isEmpty || !now.formerLoggedOn.isEmpty
        else { return nil }
        var viewing = now
        viewing.when = now.formerWhen[order] ?? now.when
        if losesLaterDays, case .on(let day) = viewing.when, case .on(let meant) = now.when, meant < day {
            viewing.when = .unknown
        }
        viewing.loggedOn = now.formerLoggedOn[order] ?? now.loggedOn
        return viewing
    }

    /// Adds the results of a former reading to films.
    /// - Parameter facts: the facts that the films were made from
    static func note(_ former: [ImportedFilm], in films: inout [ImportedFilm], facts: [ExchangeFact]) {
        var places: [ViewingOrigin: (film: Int, viewing: Int)] = [:]
        for (place, film) in former.enumerated() {
            for (index, origin) in film.origins.enumerated() {
                places[origin] = (place, index)
            }
        }
        let same = Dictionary(former.map { ($0.film, $0.mine) }) { first, _ in first }
        for place in films.indices {
            for (index, origin) in films[place].origins.enumerated() {
                guard let found = places[origin] else { continue }
                let told = former[found.film]
                let isSure = !facts[origin.fact].isDayGuessed
                films[place].note(told, old: told.mine.viewings[found.viewing], asViewing: index, isMisread: isSure)
            }
            guard !films[place].hasGuessedDays, let told = same[films[place].film] else { continue }
            films[place].noteMarks(told)
        }
    }
}

extension ImportedFilm {
    /// Adds the film's rating and the days of its rating, watchlist and favourite mark, as a former reading found
    /// them.
    fileprivate mutating func noteMarks(_ told: MyFilm) {
        let verdict = FormerTelling.Verdict(told.rating, at: told.ratedAt)
        let isSame = verdict == FormerTelling.Verdict(mine.rating, at: mine.ratedAt)
        if !isSame, told.rating != nil, !formerly.verdicts.contains(verdict) { formerly.verdicts.append(verdict) }
        if let since = told.watchlistedAt, since != mine.watchlistedAt { formerly.watchlistedAt.insert(since) }
        if let since = told.favouriteAt, since != mine.favouriteAt { formerly.favouriteAt.insert(since) }
    }

    /// Adds the result of a former reading for one of the viewings.
    /// - Parameter isMisread: whether its time was certainly misread
    fileprivate mutating func note(_ told: ImportedFilm, old: Viewing, asViewing index: Int, isMisread: Bool) {
        let viewing = mine.viewings[index]
        let isElsewhere = told.film != film
        if isElsewhere { formerTitles.insert(told.film.title) }
        let known = FormerViewing(
            id: old.id, watchedOn: old.watchedOn, loggedAt: old.loggedAt, isOfAnotherFilm: isElsewhere,
            isMisread: isMisread)
        let isSame = old.id == viewing.id && old.loggedAt == viewing.loggedAt && !isElsewhere
        if !isSame, formerly.viewings[viewing.id]?.contains(known) != true {
            formerly.viewings[viewing.id, default: []].append(known)
        }
    }
}

extension ExchangeFact {
    /// Whether the day may be the one that earlier readers found, because the order of day and month is unknown.
    var isDayGuessed: Bool {
        guard case .viewing(let viewing) = claim else { return formerDay?.isGuessed ?? false }
        return viewing.isDayGuessed
    }
}
