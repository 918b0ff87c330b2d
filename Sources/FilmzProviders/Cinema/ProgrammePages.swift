import FilmzCinemaProgrammes
import FilmzDomain
import Foundation

/// Reads the pages and calendars that persons name, and recognises the films of their showings.
struct ProgrammePages: Sendable {
    let fetcher: ProgrammeFetcher
    let matcher: ShowtimeMatcher

    /// What a page announces, and by which the site tells whether that has changed.
    struct Answer: Sendable {
        var preview: ProgrammePreview
        var version: ProgrammeFetcher.Version
    }

    /// How much of a site is read.
    enum Depth {
        /// Enough to see what it is.
        case glance
        case whole
    }

    /// What a page announces; nil when it is still the version that is known.
    ///
    /// If it says nothing to programs, the pages of films to which it leads are asked, and then what it shows to persons
    /// is read.
    /// - Parameters:
    ///   - timeZone: that of the theatre, as far as the page does not say it
    ///   - person: whose own films are recognised too
    func read(
        _ page: WebLink, unless known: ProgrammeFetcher.Version? = nil, depth: Depth = .whole, timeZone: TimeZone,
        for person: Person.ID, at now: Timestamp
    ) async throws(ProgrammeProblem) -> Answer? {
        guard let fetched = try await fetcher.fetch(page, unless: known) else { return nil }
        let read = CinemaProgramme.read(
            fetched.bytes, contentType: fetched.contentType, address: fetched.address, zone: timeZone, now: now.date)
        var answer = SiteAnswer(programme: read, origin: .data, version: fetched.version)
        if let problem = Self.problem(read) {
            guard [.nothingFound, .noTimes].contains(problem) else { throw problem }
            let found =
                try await films(of: fetched, depth: depth, timeZone: timeZone, at: now)
                ?? text(fetched, in: timeZone, at: now)
            guard let found else { throw problem }
            answer = found
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

    /// The showings, with their films as far as these are recognised.
    private func showtimes(
        _ read: CinemaProgramme, of source: Theatre.Source, on today: CalendarDay, for person: Person.ID
    ) async -> [Showtime] {
        let screenings = read.screenings.prefix(Showtime.limit)
        let announced = screenings.map { ShowtimeMatcher.Announced($0) }
        let matches = (try? await matcher.matches(of: announced, for: person, on: today)) ?? [:]
        return zip(screenings, announced).compactMap { screening, announced -> Showtime? in
            guard var showtime = Showtime(screening, of: source) else { return nil }
            let match = matches[announced]
            // A programme is everybody's, and a film that a person typed in is theirs.
            if let match, match.film.id.externalID != nil {
                showtime.film = match.film.id
                showtime.isSure = match.isSure
            }
            showtime.take(ShowtimeMarks(title: screening.name, recognised: match, note: screening.note))
            return showtime
        }
    }

    /// What a page shows to persons; nil when no programme can be read of it.
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
        // A page with several theatres is not that of one of them.
        let told: ProgrammeTheatre? = if read.theatres.count == 1 { read.theatres.first } else { nil }
        var location: Location?
        if let latitude = told?.latitude, let longitude = told?.longitude {
            location = Location(latitude: latitude, longitude: longitude)
        }
        return Theatre(
            source: source, name: told?.name.bounded(to: Theatre.nameLimit) ?? page.host,
            place: told?.address?.bounded(to: Theatre.placeLimit) ?? "",
            timeZone: told?.timeZone.flatMap(TimeZone.init(identifier:)) ?? timeZone, location: location)
    }
}
