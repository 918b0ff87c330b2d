public import FilmzDomain
public import FilmzExchange
import Foundation

extension Strings {
    /// `Hall 2`, where the theatre says only `2`; a name of its own, such as `Lantern Room`, stands by itself.
    public func hall(_ name: String) -> String {
        let isBare = Int(name) != nil || name.count == 1
        return if isBare { self[CinemaText.hall, ["hall": name]] } else { name }
    }

    public func sentence(about problem: ProgrammeProblem) -> String {
        let text: ProgrammeProblemText =
            switch problem {
            case .notAllowed: .notAllowed
            case .refusedByRobots: .refusedByRobots
            case .blocked: .blocked
            case .tooSoon: .tooSoon
            case .movedElsewhere: .movedElsewhere
            case .unreachable: .unreachable
            case .gone: .gone
            case .tooLarge: .tooLarge
            case .unreadable: .unreadable
            case .nothingFound: .nothingFound
            case .noTimes: .noTimes
            case .notAsked: .notAsked
            }
        return self[text]
    }

    /// Where a programme was found, and what a person should do about it; nil where the page says it to programs.
    public func sentence(about origin: ProgrammePreview.Origin) -> String? {
        switch origin {
        case .data: return nil
        case .text: return self[CinemaText.previewText]
        case .filmPages(let read, let left):
            let first = count(CinemaText.previewPages, read)
            return if left > 0 { "\(first) \(count(CinemaText.previewPagesLeft, left))" } else { first }
        }
    }

    /// When a showing begins on the theatre's clock: `19:30`; or that the theatre does not tell.
    public func time(of showtime: Showtime) -> String {
        showtime.minute.map { time($0 / 60, minute: $0 % 60) } ?? self[CinemaText.noTime]
    }

    /// How far away something is: `about 12 km`, or in miles.
    public func distance(_ kilometres: Int) -> String {
        let unit: CinemaText = if forms.isInMiles { .miles } else { .kilometres }
        return self[unit, ["count": number(inReadersUnit(kilometres))]]
    }

    /// Kilometres in the unit that the reader's region uses on roads.
    public func inReadersUnit(_ kilometres: Int) -> Int {
        if forms.isInMiles { Int((Double(kilometres) / 1.609344).rounded()) } else { kilometres }
    }

    /// What the theatre says of it in the reader's words: sold out, few seats left or cancelled; nil when nothing.
    public func availability(of showtime: Showtime) -> String? {
        if showtime.isCancelled { return self[CinemaText.cancelled] }
        return switch showtime.seats {
        case .none: self[CinemaText.soldOut]
        case .few: self[CinemaText.few]
        case .free, .unknown: nil
        }
    }
}

extension Strings {
    /// How long a showing is in calendars when nobody tells how long the film is, in minutes.
    private static let usualRuntime = 120

    /// When a showing is over: as the theatre tells it, unless the film could not be over by then.
    private static func end(of showtime: Showtime, from begins: Timestamp, runtime: Int?) -> Timestamp {
        let film = runtime ?? showtime.runtime
        let end = Timestamp(milliseconds: begins.milliseconds + Int64(film ?? usualRuntime) * 60_000)
        guard let told = showtime.endsAt, told > begins, film == nil || told > end else { return end }
        return told
    }

    /// A showing as an entry of a calendar: that of the whole day when the theatre does not tell when it begins.
    /// - Parameters:
    ///   - title: by which the reader knows the film
    ///   - runtime: that of the film, in minutes
    public func event(
        of showing: TheatreShowing, titled title: String?, runtime: Int? = nil
    ) -> ICalendar.Event {
        let theatre = showing.theatre
        let showtime = showing.showtime
        let time = showtime.beginsAt.map { begins in
            ICalendar.Event.Time.span(
                begins, to: Self.end(of: showtime, from: begins, runtime: runtime), in: theatre.timeZone)
        }
        let hall = showtime.hall.map { self.hall($0) }
        let versions = marks(of: showtime).joined(separator: ", ")
        let name = title ?? showtime.title
        return ICalendar.Event(
            uid: "showtime-\(theatre.id)-\(showtime.id)@filmz",
            time: time ?? .day(showtime.day),
            summary: versions.isEmpty ? name : "\(name) (\(versions))",
            place: [theatre.name, hall, theatre.place].compactMap { $0?.nonEmpty }
                .joined(separator: ", "),
            url: showtime.page?.absoluteString, isCancelled: showtime.isCancelled)
    }
}
