import FilmzDomain

/// A way in which an earlier version of Filmz read the rows of files.
///
/// A viewing's ID is computed from the values read from its row: its film, its episode and its day (``ImportedFilm``).
/// If a reader learns to read one of these differently, the former interpretation is described here, so that an
/// existing viewing is found by the ID it got then and is not logged again. `EarlierImportTests` fail when IDs change
/// without that.
struct FormerInterpretation: Hashable, Sendable {
    /// Whether films had the names of November 2026: an episode in one cell was a film, and TV Time's shows with the
    /// same name were one show.
    var usesFormerNames = false
    /// The order of day and month that was assumed without evidence, by readers that could not read some dates; nil
    /// for reading dates as now.
    var order: DateOrder?
    /// Whether the file was read at a time when a misread day was still in the future, and was therefore left out.
    var losesLaterDays = false

    /// The former interpretations in which a file may say something else than now: mostly none.
    static func all(of file: ExchangeFile) -> [FormerInterpretation] {
        let hasNames =
            file.facts.contains { $0.former != nil } || file.source == .tvTime && !namesakes(file.facts).isEmpty
        let hasDays = file.facts.contains(where: \.hasFormerDays)
        guard hasNames || hasDays else { return [] }
        return all.filter { (hasNames || !$0.usesFormerNames) && (hasDays || $0.order == nil) }
    }

    /// All former interpretations.
    private static let all: [FormerInterpretation] = [false, true].flatMap { usesFormerNames in
        let datedInterpretations = DateOrder.allCases.flatMap { order in
            [false, true].map {
                FormerInterpretation(usesFormerNames: usesFormerNames, order: order, losesLaterDays: $0)
            }
        }
        return if usesFormerNames { [FormerInterpretation(usesFormerNames: true)] + datedInterpretations } else {
            datedInterpretations
        }
    }

    /// The facts in this interpretation; nil when they are the same.
    func facts(of file: ExchangeFile) -> [ExchangeFact]? {
        let namesakes: Set<String> =
            if usesFormerNames && file.source == .tvTime { Self.namesakes(file.facts) } else { [] }
        var facts = file.facts
        var hasOtherNames = false
        var hasOtherDays = false
        for index in facts.indices {
            if usesFormerNames, let film = Self.film(of: facts[index], namesakes: namesakes) {
                facts[index].film = film
                hasOtherNames = true
            }
            if let claim = claim(of: facts[index]), claim != facts[index].claim {
                facts[index].claim = claim
                hasOtherDays = true
            }
        }
        guard hasOtherNames == usesFormerNames && hasOtherDays == (order != nil) else { return nil }
        return facts
    }

    /// The film in this interpretation; nil when it is the same.
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

    /// The claim in this interpretation; nil when it is the same.
    private func claim(of fact: ExchangeFact) -> ExchangeFact.Claim? {
        if let viewing = viewing(of: fact) { return .viewing(viewing) }
        guard let order, let day = fact.formerDay?.days[order] else { return nil }
        switch fact.claim {
        case .seen(let times, _): return .seen(times: times, markedOn: day)
        case .verdict(let rating, _): return .verdict(rating, on: day)
        case .liked: return .liked(on: day)
        case .watchlist(_, let note): return .watchlist(since: day, note: note)
        case .viewing, .comment, .listed, .showStatus, .kept, .undecided: return nil
        }
    }

    /// The viewing that the reading found; nil when it is the same, or the fact is not a viewing.
    private func viewing(of fact: ExchangeFact) -> FactViewing? {
        guard let order, case .viewing(let current) = fact.claim,
            !current.formerWhen.isEmpty || !current.formerLoggedOn.isEmpty
        else { return nil }
        var viewing = current
        viewing.when = current.formerWhen[order] ?? current.when
        if losesLaterDays, case .on(let day) = viewing.when, case .on(let watchedOn) = current.when, watchedOn < day {
            viewing.when = .unknown
        }
        viewing.loggedOn = current.formerLoggedOn[order] ?? current.loggedOn
        return viewing
    }

    /// Adds the results of a former reading to films.
    /// - Parameter facts: the facts that the films were made from
    static func record(_ former: [ImportedFilm], in films: inout [ImportedFilm], facts: [ExchangeFact]) {
        var positions: [ViewingOrigin: (film: Int, viewing: Int)] = [:]
        for (filmIndex, film) in former.enumerated() {
            for (viewingIndex, origin) in film.origins.enumerated() {
                positions[origin] = (filmIndex, viewingIndex)
            }
        }
        let formerByFilm = Dictionary(former.map { ($0.film, $0.mine) }) { first, _ in first }
        for filmIndex in films.indices {
            for (viewingIndex, origin) in films[filmIndex].origins.enumerated() {
                guard let position = positions[origin] else { continue }
                let formerFilm = former[position.film]
                let isSure = !facts[origin.fact].isDayGuessed
                films[filmIndex].record(
                    formerFilm, old: formerFilm.mine.viewings[position.viewing], asViewing: viewingIndex,
                    isMisread: isSure)
            }
            guard !films[filmIndex].hasGuessedDays, let formerFilm = formerByFilm[films[filmIndex].film] else {
                continue
            }
            films[filmIndex].recordMarks(formerFilm)
        }
    }
}

extension ImportedFilm {
    /// Adds the film's rating and the days of its rating, watchlist and favourite mark, as a former reading found
    /// them.
    fileprivate mutating func recordMarks(_ former: MyFilm) {
        let verdict = FormerValues.Verdict(former.rating, at: former.ratedAt)
        let isSame = verdict == FormerValues.Verdict(mine.rating, at: mine.ratedAt)
        if !isSame, former.rating != nil, !formerValues.verdicts.contains(verdict) {
            formerValues.verdicts.append(verdict)
        }
        if let since = former.watchlistedAt, since != mine.watchlistedAt { formerValues.watchlistedAt.insert(since) }
        if let since = former.favouriteAt, since != mine.favouriteAt { formerValues.favouriteAt.insert(since) }
    }

    /// Adds the result of a former reading for one of the viewings.
    /// - Parameter isMisread: whether its time was certainly misread
    fileprivate mutating func record(
        _ formerFilm: ImportedFilm, old: Viewing, asViewing viewingIndex: Int, isMisread: Bool
    ) {
        let viewing = mine.viewings[viewingIndex]
        let isElsewhere = formerFilm.film != film
        if isElsewhere { formerTitles.insert(formerFilm.film.title) }
        let formerViewing = FormerViewing(
            id: old.id, watchedOn: old.watchedOn, loggedAt: old.loggedAt, isOfAnotherFilm: isElsewhere,
            isMisread: isMisread)
        let isSame = old.id == viewing.id && old.loggedAt == viewing.loggedAt && !isElsewhere
        if !isSame, formerValues.viewings[viewing.id]?.contains(formerViewing) != true {
            formerValues.viewings[viewing.id, default: []].append(formerViewing)
        }
    }
}

extension ExchangeFact {
    /// Whether earlier readers found other days in it.
    fileprivate var hasFormerDays: Bool {
        guard case .viewing(let viewing) = claim else { return formerDay != nil }
        return !viewing.formerWhen.isEmpty || !viewing.formerLoggedOn.isEmpty
    }

    /// Whether the day may be the one that earlier readers found, because the order of day and month is unknown.
    var isDayGuessed: Bool {
        guard case .viewing(let viewing) = claim else { return formerDay?.isGuessed ?? false }
        return viewing.isDayGuessed
    }
}
