import FilmzDomain
import FilmzReading
import Foundation

/// The rating and note of an episode in files that do not say which viewing they belong to.
private struct EpisodeVerdict {
    private(set) var rating: Rating?
    private var ratedAt: Timestamp?
    private(set) var note = ""
    private(set) var changedAt: Timestamp?

    /// The later rating counts: of two exports, the older one may be read last.
    mutating func rate(_ rating: Rating, at time: Timestamp) {
        guard ratedAt.map({ $0 <= time }) ?? true else { return }
        self.rating = rating
        ratedAt = time
        changedAt = max(time, changedAt ?? time)
    }

    mutating func addNote(_ text: String, at time: Timestamp) {
        note = note.adding(text, limit: ViewingDraft.noteLimit)
        changedAt = max(time, changedAt ?? time)
    }
}

/// The fact that a viewing was made from, and the viewing's number if the fact stands for several.
struct ViewingOrigin: Hashable, Sendable {
    var fact: Int
    var copy = 0
}

/// Groups the facts of a file by film.
struct FactsByFilm {
    /// The key by which two references are the same film.
    private struct Key: Hashable {
        var title: String
        var year: Int?
        var isShow: Bool?
        /// The IDs, for a film without a title.
        var ids: ExternalIDs
        var address: String?
    }

    private let source: ExchangeFile.Source
    private let namer: RecommendationMatcher.Namer
    private let now: Timestamp
    private let today: CurrentDay
    private let calendar: Calendar
    private var noons: [CalendarDay: Timestamp] = [:]
    private var films: [ImportedFilm] = []
    /// The indices of films by key. Several films may share a title and year; their IDs distinguish them.
    private var indices: [Key: [Int]] = [:]
    private var episodes: [Int: Set<Episode.ID>] = [:]
    /// The verdicts on episodes, which Filmz stores with a viewing.
    private var verdicts: [Int: [Episode.ID: EpisodeVerdict]] = [:]
    /// The minimum number of viewings of each film or episode, and the first fact that said so.
    private var minimumViewings: [Int: [Episode.ID?: (times: Int, markedOn: Timestamp, fact: Int)]] = [:]
    /// Whether films are named as before shows with the same name were distinguished.
    private var usesFormerNames = false

    init(
        _ source: ExchangeFile.Source, namer: RecommendationMatcher.Namer, now: Timestamp, zone: TimeZone
    ) {
        self.source = source
        self.namer = namer
        today = CurrentDay(at: now, in: zone)
        calendar = today.calendar
        self.now = now
    }

    /// The films of facts with everything that the facts say, in the order of their first fact.
    func films(_ facts: [ExchangeFact], usesFormerNames: Bool = false) -> [ImportedFilm] {
        var factsByFilm = self
        factsByFilm.usesFormerNames = usesFormerNames
        for (index, fact) in facts.enumerated() { factsByFilm.add(fact, index: index) }
        return factsByFilm.finished()
    }

    private mutating func add(_ fact: ExchangeFact, index: Int) {
        if case .undecided = fact.claim { return }
        let filmIndex = filmIndex(of: fact.film)
        if !fact.leftovers.isEmpty {
            let leftovers = fact.leftovers.map { Leftover(source: source.rawValue, name: $0.name, value: $0.value) }
            films[filmIndex].mine.leftovers = films[filmIndex].mine.leftovers.adding(leftovers)
        }
        if fact.isDayGuessed { films[filmIndex].hasGuessedDays = true }
        guard let mark = fact.film.episode else { return add(fact.claim, fact: index, of: nil, at: filmIndex) }
        // Nothing can be stored for an episode that has only a title.
        if let episode = addEpisode(mark, to: filmIndex) { add(fact.claim, fact: index, of: episode, at: filmIndex) }
    }

    private mutating func add(_ claim: ExchangeFact.Claim, fact: Int, of episode: Episode.ID?, at filmIndex: Int) {
        switch claim {
        case .viewing(let factViewing):
            // Made before it is added: reading all films meanwhile would copy them.
            let viewing = viewing(factViewing, of: episode)
            films[filmIndex].add(viewing, from: ViewingOrigin(fact: fact))
        case .seen(let times, let markedOn):
            let previous = minimumViewings[filmIndex]?[episode]
            minimumViewings[filmIndex, default: [:]][episode] = (
                max(times, previous?.times ?? 0), previous?.markedOn ?? time(markedOn), previous?.fact ?? fact
            )
        case .listed(let membership):
            // Lists in Filmz have no episodes, so the show of an episode goes on the list.
            films[filmIndex].isWanted = true
            films[filmIndex].memberships.append(membership)
        case .verdict, .comment, .liked, .watchlist, .showStatus:
            if let episode { addVerdict(claim, of: episode, at: filmIndex) } else { add(claim, at: filmIndex) }
        case .kept, .undecided: break
        }
    }

    /// Adds a verdict on an episode. It says nothing about the show.
    private mutating func addVerdict(_ claim: ExchangeFact.Claim, of episode: Episode.ID, at filmIndex: Int) {
        var verdict = verdicts[filmIndex]?[episode] ?? EpisodeVerdict()
        switch claim {
        case .verdict(let rating, let on): verdict.rate(rating, at: time(on))
        case .comment(let text, let on): verdict.addNote(text, at: time(on))
        default: return
        }
        verdicts[filmIndex, default: [:]][episode] = verdict
    }

    private mutating func add(_ claim: ExchangeFact.Claim, at filmIndex: Int) {
        switch claim {
        case .verdict(let rating, let on):
            // The later rating counts: of two exports, the older one may be read last.
            let ratedAt = time(on)
            guard films[filmIndex].mine.ratedAt.map({ $0 <= ratedAt }) ?? true else { return }
            films[filmIndex].mine.rating = rating
            films[filmIndex].mine.ratedAt = ratedAt
        case .comment(let text, _): films[filmIndex].mine.appendToComment(text)
        case .liked(let on): films[filmIndex].mine.favouriteAt = films[filmIndex].mine.favouriteAt ?? time(on)
        case .watchlist(let since, let note):
            films[filmIndex].mine.watchlistedAt = films[filmIndex].mine.watchlistedAt ?? time(since)
            films[filmIndex].mine.appendToComment(note)
        case .showStatus(let kind, let since):
            films[filmIndex].mine.showStatus = ShowStatus(kind, since: time(since), reason: "")
        case .viewing, .seen, .listed, .kept, .undecided: break
        }
    }

    private mutating func viewing(_ factViewing: FactViewing, of episode: Episode.ID?) -> Viewing {
        var draft = factViewing.draft(on: calendar)
        // Nobody has seen anything on a future day. It is reported (``ExchangeReading/reportFutureDates(of:at:in:)``).
        if today.isBefore(draft.watchedOn) { draft.watchedOn = .unknown }
        return Viewing(id: .random(), episode: episode, draft: draft, loggedAt: time(factViewing.loggedOn))
    }

    /// The time of a date: noon of a day, and now if the date is unknown.
    private mutating func time(_ date: FactDate) -> Timestamp {
        guard case .on(let watchedOn) = date, let day = watchedOn.day else {
            return date.noon(on: calendar, atMost: now) ?? now
        }
        if let noon = noons[day] { return noon }
        let noon = date.noon(on: calendar, atMost: now) ?? now
        noons[day] = noon
        return noon
    }

    // MARK: - Films

    private mutating func filmIndex(of film: FilmReference) -> Int {
        let isNamed = !film.title.isEmpty
        let key = Key(
            title: film.title, year: film.year, isShow: film.kind?.isShow, ids: isNamed ? ExternalIDs() : film.ids,
            address: isNamed || !film.ids.isEmpty ? nil : film.address)
        if let filmIndex = indices[key]?.first(where: { films[$0].film.mayBe(film) }) {
            let ids = films[filmIndex].film.ids.filled(from: film.ids)
            if ids != films[filmIndex].film.ids { films[filmIndex].film.ids = ids }
            if let kind = film.impliedKind, films[filmIndex].film.impliedKind == nil {
                films[filmIndex].film.impliedKind = kind
            }
            return filmIndex
        }
        var reference = film
        reference.episode = nil
        indices[key, default: []].append(films.count)
        films.append(ImportedFilm(film: reference, namer: namer))
        return films.count - 1
    }

    /// Adds an episode to a film, unless it is already there.
    /// - Returns: its ID; nil when it has neither a number nor a supported ID
    private mutating func addEpisode(_ mark: FilmReference.EpisodeMark, to filmIndex: Int) -> Episode.ID? {
        let ids = Episode.ExternalIDs(imdb: mark.ids.imdb, tmdb: mark.ids.tmdb)
        let idByExternalID = ids.imdb.map { Episode.ID(imdb: $0) } ?? ids.tmdb.flatMap { Episode.ID(tmdb: $0) }
        guard let id = mark.number.map({ Episode.ID($0) }) ?? idByExternalID else { return nil }
        if episodes[filmIndex, default: []].insert(id).inserted {
            films[filmIndex].episodes.append(
                Episode(
                    id: id, number: mark.number, title: mark.title.nonEmpty, externalIDs: ids))
        }
        return id
    }

    /// The films, with additional viewings at unknown times for those seen more often than there are viewings.
    private func finished() -> [ImportedFilm] {
        var films = films
        for (filmIndex, counts) in minimumViewings {
            let viewingCounts = Dictionary(films[filmIndex].mine.viewings.map { ($0.episode, 1) }, uniquingKeysWith: +)
            for (episode, minimum) in counts.sorted(by: { $0.value.markedOn < $1.value.markedOn }) {
                for copy in 0..<max(0, minimum.times - (viewingCounts[episode] ?? 0)) {
                    films[filmIndex].add(
                        Viewing(id: .random(), episode: episode, loggedAt: minimum.markedOn),
                        from: ViewingOrigin(fact: minimum.fact, copy: copy))
                }
            }
        }
        for (filmIndex, verdicts) in verdicts { films[filmIndex].mine.addVerdicts(verdicts) }
        let firstIndices = Set(indices.values.map { $0[0] })
        for index in films.indices {
            films[index].mine.rateByViewings()
            films[index].identifyViewings(source, isNamesake: !usesFormerNames && !firstIndices.contains(index))
        }
        return films
    }
}

extension ImportedFilm {
    fileprivate mutating func add(_ viewing: Viewing, from origin: ViewingOrigin) {
        mine.add(viewing)
        origins.append(origin)
    }

    /// Gives viewings the same IDs whenever the files are read, so that a viewing that the person has moved to
    /// another day is recognised. When changing the input of the hash, add a ``FormerInterpretation``.
    /// - Parameter isNamesake: whether an earlier film in the file is distinguished from this one only by its IDs
    fileprivate mutating func identifyViewings(_ source: ExchangeFile.Source, isNamesake: Bool) {
        var counts: [String: Int] = [:]
        // TV Time's tables used to be read without these numbers. Of the shows with the same name, only one can have
        // the former IDs.
        let includesIDs = source != .tvTime || isNamesake || film.ids.all.contains { $0.namespace != .tvdbSeries }
        let ids = if includesIDs { film.ids.all.map(\.description).sorted().joined(separator: " ") } else { "" }
        for index in mine.viewings.indices {
            let viewing = mine.viewings[index]
            let time = "\(viewing.episode?.description ?? "") \(viewing.watchedOn.description)"
            counts[time, default: 0] += 1
            var hash = StableHash()
            for text in [
                source.rawValue, film.title, film.year.map(String.init) ?? "", film.kind.map { "\($0.isShow)" } ?? "",
                ids, time, String(counts[time] ?? 0),
            ] { hash.combine(text) }
            let id = Viewing.ID(rawValue: Int64(hash.value >> 11))
            mine.viewings[index] = viewing.identified(by: id ?? viewing.id)
        }
    }
}

extension MyFilm {
    fileprivate mutating func add(_ viewing: Viewing) {
        viewings.append(viewing)
        viewingCount += 1
    }

    /// Takes the rating of the newest rated viewing as the film's rating if the files have none, as when a rating is
    /// given while logging.
    fileprivate mutating func rateByViewings() {
        guard rating == nil else { return }
        let ratedViewings = viewings.filter { $0.episode == nil && $0.rating != nil }
        // The last one in the file, if there are several on one day.
        let newestViewing = ratedViewings.reversed().max { ($0.watchedOn, $0.loggedAt) < ($1.watchedOn, $1.loggedAt) }
        rating = newestViewing?.rating
        ratedAt = newestViewing?.loggedAt
    }

    /// Moves verdicts on episodes to the newest viewing of each episode. A viewing's own rating and note stay. An
    /// episode without a viewing gets one, because it must have been seen.
    fileprivate mutating func addVerdicts(_ verdicts: [Episode.ID: EpisodeVerdict]) {
        var newestIndices: [Episode.ID: Int] = [:]
        for (index, viewing) in viewings.enumerated() {
            guard let episode = viewing.episode else { continue }
            let isNewer = newestIndices[episode].map { viewings[$0].watchedOn <= viewing.watchedOn } ?? true
            if isNewer { newestIndices[episode] = index }
        }
        for (episode, verdict) in verdicts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            if newestIndices[episode] == nil, let changedAt = verdict.changedAt {
                add(Viewing(id: .random(), episode: episode, loggedAt: changedAt))
            }
            let index = newestIndices[episode] ?? viewings.endIndex - 1
            viewings[index].rating = viewings[index].rating ?? verdict.rating
            viewings[index].note = viewings[index].note.adding(verdict.note, limit: ViewingDraft.noteLimit)
        }
    }

    fileprivate mutating func appendToComment(_ text: String) {
        comment = comment.adding(text, limit: Self.commentLimit)
    }
}

extension String {
    /// The text with another one below it, unless it already contains that text or would become too long.
    fileprivate func adding(_ text: String, limit: Int) -> String {
        guard !text.isEmpty, !NoteMarkup(self).text.contains(NoteMarkup(text).text) else { return self }
        let both = if isEmpty { text } else { self + "\n\n" + text }
        return if both.count <= limit { both } else { self }
    }
}
