import FilmzTextFolding

/// The showings on a day at the theatres that a person follows.
public struct CinemaDay: Sendable {
    /// A film with its showings.
    public struct Entry: Sendable {
        /// The film; nil when the title on the programme was not recognised.
        public var film: Film?
        /// The title as a theatre writes it.
        public var title: String
        public var state: MyFilmState?
        public var showings: [Showings]
        /// Whether the film is certain by the facts of a theatre, or because the person said so.
        public var isSure: Bool

        /// The start of the first showing on the theatre's clock, in minutes after midnight.
        var firstMinute: Int { showings.flatMap(\.showtimes).compactMap(\.eveningMinute).min() ?? .max }
    }

    /// The showings of a film at one theatre, the earliest first.
    public struct Showings: Sendable {
        public var theatre: Theatre
        public var showtimes: [Showtime]
        /// The last day with a known showing of the film at this theatre, if other films have later ones: its run may
        /// end then.
        public var lastDay: CalendarDay?
    }

    public var day: CalendarDay
    /// The current day at most of the theatres; the reader's when there is no theatre.
    public var today: CalendarDay
    public var theatres: [Theatre]
    public var programmeStates: [Theatre.Source: ProgrammeState]
    /// Films on the watchlist, the one that begins first at the top.
    public var mine: [Entry]
    /// All other films: recognised ones first, those with the most theatres and times at the top.
    public var others: [Entry]
    /// The days with showings, from the current day of the westernmost theatre on.
    public var days: [CalendarDay]

    /// The time of the oldest of the programmes; nil when there is none.
    public var asOf: Timestamp? { programmeStates.values.compactMap(\.fetchedAt).min() }
}

/// A showing with its theatre.
public struct TheatreShowing: Hashable, Sendable, Encodable {
    public var theatre: Theatre
    public var showtime: Showtime

    public init(theatre: Theatre, showtime: Showtime) {
        self.theatre = theatre
        self.showtime = showtime
    }

    static func isEarlier(_ one: TheatreShowing, _ other: TheatreShowing) -> Bool {
        Showtime.isEarlier(one.showtime, other.showtime)
    }
}

extension Showtime {
    /// The start for sorting, in minutes after the beginning of its day, so that showings after midnight come last.
    var eveningMinute: Int? {
        minute.map { Showtime.evening(of: day, minute: $0) == day ? $0 : $0 + 24 * 60 }
    }
}

extension CinemaServices {
    /// The showings on a day at a person's theatres, as far as they are known here. No requests are made.
    /// - Parameter day: nil for the current day at most of the theatres
    public func cinemaDay(_ day: CalendarDay? = nil, clock: Clock, of person: Person.ID) async throws -> CinemaDay {
        let theatres = try await self.theatres.theatres(of: person)
        let todays = theatres.map { Clock(timeZone: $0.timeZone, now: clock.now).today }
        let today = todays.mostCommon ?? clock.today
        let first = todays.min() ?? clock.today
        let day = day ?? today
        let sources = theatres.map(\.source)
        let all = try await self.theatres.showtimes(at: sources, on: day...day)
        let runs = try await self.theatres.runs(at: sources, from: min(day, first))
        let meanings = try await self.theatres.meanings(for: person)
        var showings: [CinemaKey: [CinemaDay.Showings]] = [:]
        for theatre in theatres {
            var ends: [CinemaKey: CalendarDay] = [:]
            for run in runs[theatre.source] ?? [] {
                guard let last = run.days.max() else { continue }
                ends[CinemaKey(run, meanings: meanings)] = max(last, ends[CinemaKey(run, meanings: meanings)] ?? last)
            }
            let end = ends.values.max()
            let showtimes = (all[theatre.source] ?? []).map { $0.understood(meanings) }
            for (key, group) in Dictionary(grouping: showtimes, by: CinemaKey.init) {
                let last = ends[key]
                showings[key, default: []].append(
                    CinemaDay.Showings(
                        theatre: theatre, showtimes: group.sorted(by: Showtime.isEarlier),
                        lastDay: last == end ? nil : last))
            }
        }
        let entries = try await entries(showings, for: person)
        let days = Set(runs.values.joined().flatMap(\.days)).filter { $0 >= first }
        return CinemaDay(
            day: day, today: today, theatres: theatres,
            programmeStates: try await self.theatres.programmeStates(of: sources),
            mine: entries.filter { $0.state?.isOnWatchlist == true }.sorted {
                ($0.firstMinute, $0.title) < ($1.firstMinute, $1.title)
            },
            others: entries.filter { $0.state?.isOnWatchlist != true }.sorted(by: Self.isOnMore), days: days.sorted())
    }

    private func entries(
        _ showings: [CinemaKey: [CinemaDay.Showings]], for person: Person.ID
    ) async throws -> [CinemaDay.Entry] {
        let ids = showings.keys.compactMap(\.film)
        let films = try await self.films.films(ids, for: person)
        let states = try await myFilms.states(of: films.values.map(\.id), for: person)
        return showings.map { key, showings in
            let film = key.film.flatMap { films[$0] }
            let showtimes = showings.flatMap(\.showtimes)
            return CinemaDay.Entry(
                film: film, title: showtimes.first?.title ?? "", state: film.flatMap { states[$0.id] },
                showings: showings, isSure: showtimes.contains(where: \.isSure))
        }
    }

    private static func isOnMore(_ one: CinemaDay.Entry, _ other: CinemaDay.Entry) -> Bool {
        func weight(_ entry: CinemaDay.Entry) -> (Int, Int, Int, String) {
            let times = entry.showings.reduce(0) { $0 + $1.showtimes.count }
            return (entry.film == nil ? 1 : 0, -entry.showings.count, -times, entry.title)
        }
        return weight(one) < weight(other)
    }

    /// The showings of a film at a person's theatres from yesterday on, the earliest first, as far as they are known.
    public func showings(of film: Film.ID, for person: Person.ID) async throws -> [TheatreShowing] {
        let theatres = try await self.theatres.theatres(of: person)
        guard !theatres.isEmpty else { return [] }
        let meanings = try await self.theatres.meanings(for: person)
        let titles = Set(meanings.filter { $0.value == film }.keys)
        let all = try await self.theatres.showtimes(
            of: [film], titled: titles, at: theatres.map(\.source))
        var result: [TheatreShowing] = []
        for theatre in theatres {
            let showtimes = (all[theatre.source] ?? []).map { $0.understood(meanings) }
            result += showtimes.filter { $0.film == film }.map {
                TheatreShowing(theatre: theatre, showtime: $0)
            }
        }
        return result.sorted(by: TheatreShowing.isEarlier)
    }
}

extension Showtime {
    /// This showing, with the film that the person assigned to its title.
    public func understood(_ meanings: [String: Film.ID?]) -> Showtime {
        guard let meaning = meanings[TextFolding.folded(title)] else { return self }
        var showtime = self
        showtime.film = meaning
        showtime.isSure = true
        return showtime
    }

    static func isEarlier(_ one: Showtime, _ other: Showtime) -> Bool {
        (one.day, one.eveningMinute ?? -1, one.id.rawValue) < (other.day, other.eveningMinute ?? -1, other.id.rawValue)
    }
}

extension [CalendarDay] {
    /// The most frequent day, of several the latest; nil when there is none.
    fileprivate var mostCommon: CalendarDay? {
        let counts = Dictionary(grouping: self) { $0 }.mapValues(\.count)
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    }
}

/// The key that joins showings into one row: the film, or the title while no film is known.
private struct CinemaKey: Hashable {
    let film: Film.ID?
    let title: String

    init(_ showtime: Showtime) {
        film = showtime.film
        title = if showtime.film == nil { TextFolding.folded(showtime.title) } else { "" }
    }

    init(_ run: ProgrammeRun, meanings: [String: Film.ID?]) {
        film = meanings[run.title] ?? run.film
        title = if film == nil { run.title } else { "" }
    }
}
