import FilmzCinemaProgrammes
import FilmzDomain
import FilmzReading
import Foundation

/// A reader of the pages and calendars that people enter, which also recognises the films of their showings.
struct ProgrammePages: Sendable {
    let fetcher: ProgrammeFetcher
    let matcher: ShowtimeMatcher

    /// The programme that a page announces, with the validators for its next request.
    struct Answer: Sendable {
        var preview: ProgrammePreview
        var version: ProgrammeFetcher.Version
    }

    /// The extent to which a site is read.
    enum Depth {
        /// Enough for a preview.
        case glance
        case whole
    }

    /// The programme that a page announces; nil if it is still the known version.
    ///
    /// If it has no machine-readable programme, the film pages that it links to are read, and then its visible text.
    /// - Parameters:
    ///   - timeZone: the theatre's time zone, unless the page states one
    ///   - person: the person whose own films are recognised too
    func read(
        _ page: WebLink, unless version: ProgrammeFetcher.Version? = nil, depth: Depth = .whole, timeZone: TimeZone,
        for person: Person.ID, at now: Timestamp
    ) async throws(ProgrammeProblem) -> Answer? {
        guard let fetched = try await fetcher.fetch(page, unless: version) else { return nil }
        let read = CinemaProgramme.read(
            fetched.bytes, contentType: fetched.contentType, address: fetched.address, zone: timeZone, now: now.date)
        var answer = SiteAnswer(programme: read, origin: .data, version: fetched.version)
        if let problem = Self.problem(read) {
            guard [.nothingFound, .noTimes].contains(problem) else { throw problem }
            let programme =
                try await films(of: fetched, depth: depth, timeZone: timeZone, at: now)
                ?? text(fetched, in: timeZone, at: now)
            guard let programme else { throw problem }
            answer = programme
        }
        let source = Theatre.Source.page(page)
        let omissions = answer.programme.omissions
        let today = Clock(timeZone: timeZone, now: { now }).today
        let showtimes = await showtimes(answer.programme, of: source, on: today, for: person)
        let lost = answer.programme.screenings.count - showtimes.count
        let preview = ProgrammePreview(
            theatre: Self.theatre(answer.programme, source: source, in: timeZone, page: page),
            programme: Programme(
                showtimes: showtimes, fetchedAt: now,
                omittedCount: omissions.withoutTime + omissions.unreadableTimes + omissions.withoutTitle
                    + omissions.overLimit + answer.unreadPageCount + lost),
            origin: answer.origin)
        return Answer(preview: preview, version: answer.version)
    }

    /// The showings, with their films if these are recognised.
    private func showtimes(
        _ read: CinemaProgramme, of source: Theatre.Source, on today: CalendarDay, for person: Person.ID
    ) async -> [Showtime] {
        let screenings = read.screenings.prefix(Showtime.limit)
        let announced = screenings.map { ShowtimeMatcher.Announced($0) }
        let matches = (try? await matcher.matches(of: announced, for: person, on: today)) ?? [:]
        return zip(screenings, announced).compactMap { screening, announced -> Showtime? in
            guard var showtime = Showtime(screening, of: source) else { return nil }
            let match = matches[announced]
            // A programme is shared, but a film that a person entered is private.
            if let match, match.film.id.externalID != nil {
                showtime.film = match.film.id
                showtime.isSure = match.isSure
            }
            showtime.take(ShowtimeMarks(title: screening.name, recognised: match, note: screening.note))
            return showtime
        }
    }

    /// The programme in a page's visible text; nil if it has none.
    private func text(_ fetched: ProgrammeFetcher.Answer, in zone: TimeZone, at now: Timestamp) -> SiteAnswer? {
        let read = CinemaProgramme.read(
            listing: fetched.bytes, contentType: fetched.contentType, address: fetched.address, zone: zone,
            now: now.date)
        if read.screenings.isEmpty { return nil }
        return SiteAnswer(programme: read, origin: .text, version: fetched.version)
    }

    private static func problem(_ read: CinemaProgramme) -> ProgrammeProblem? {
        guard read.screenings.isEmpty else { return nil }
        if read.alarms.contains(.tooLarge) { return .tooLarge }
        if read.alarms.contains(.wrongContent) { return .unreadable }
        return if read.alarms.contains(.noTimes) { .noTimes } else { .nothingFound }
    }

    private static func theatre(
        _ read: CinemaProgramme, source: Theatre.Source, in timeZone: TimeZone, page: WebLink
    ) -> Theatre {
        // A page with several theatres does not belong to one of them.
        let onlyTheatre: ProgrammeTheatre? = if read.theatres.count == 1 { read.theatres.first } else { nil }
        var location: Location?
        if let latitude = onlyTheatre?.latitude, let longitude = onlyTheatre?.longitude {
            location = Location(latitude: latitude, longitude: longitude)
        }
        return Theatre(
            source: source, name: onlyTheatre?.name.bounded(to: Theatre.nameLimit) ?? page.host,
            place: onlyTheatre?.address?.bounded(to: Theatre.placeLimit) ?? "",
            timeZone: onlyTheatre?.timeZone.flatMap(TimeZone.init(identifier:)) ?? timeZone, location: location)
    }
}
