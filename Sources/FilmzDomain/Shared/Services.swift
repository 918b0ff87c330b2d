public import Foundation

/// Everything Filmz can be asked, in one value that is passed explicitly.
public struct Services: Sendable {
    public var films: any FilmService
    public var discover: any DiscoverService
    public var search: any SearchService
    public var recentQueries: any RecentQueryService
    public var myFilms: any MyFilmService
    public var undo: any UndoService
    public var accounts: any AccountService

    public init(
        films: any FilmService,
        discover: any DiscoverService,
        search: any SearchService,
        recentQueries: any RecentQueryService,
        myFilms: any MyFilmService,
        undo: any UndoService,
        accounts: any AccountService
    ) {
        self.films = films
        self.discover = discover
        self.search = search
        self.recentQueries = recentQueries
        self.myFilms = myFilms
        self.undo = undo
        self.accounts = accounts
    }
}

/// What time it is: the only question the rules ask of the outside world.
public struct Clock: Sendable {
    /// The present instant.
    public var now: @Sendable () -> Timestamp
    /// Where the reader's days begin and end.
    public var timeZone: TimeZone

    public init(timeZone: TimeZone = .current, now: @escaping @Sendable () -> Timestamp = { Timestamp(Date()) }) {
        self.now = now
        self.timeZone = timeZone
    }

    /// The reader's calendar day.
    public var today: CalendarDay { day(of: now()) }

    /// The reader's calendar day at an instant.
    public func day(of instant: Timestamp) -> CalendarDay {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month, .day], from: instant.date)
        return CalendarDay(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0) ?? .epoch
    }
}

extension CalendarDay {
    /// 1970-01-01, for a machine whose clock shows a year outside ``years``.
    static let epoch = CalendarDay(uncheckedYear: 1970, month: 1, day: 1)

    private init(uncheckedYear year: Int, month: Int, day: Int) {
        (self.year, self.month, self.day) = (year, month, day)
    }
}
