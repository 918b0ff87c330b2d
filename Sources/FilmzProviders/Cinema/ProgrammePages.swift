import CinemaProgrammes
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

    /// What a page announces; nil when it is still the version that is known.
    /// - Parameters:
    ///   - timeZone: that of the theatre, as far as the page does not say it
    ///   - person: whose own films are recognised too
    func read(
        _ page: WebLink, unless known: ProgrammeFetcher.Version? = nil, timeZone: TimeZone, for person: Person.ID,
        at now: Timestamp
    ) async throws(ProgrammeProblem) -> Answer? {
        guard let fetched = try await fetcher.fetch(page, unless: known) else { return nil }
        let read = CinemaProgramme.read(
            fetched.bytes, contentType: fetched.contentType, address: fetched.address, zone: timeZone, now: now.date)
        if let problem = Self.problem(read) { throw problem }
        let source = Theatre.Source.page(page)
        let screenings = read.screenings.prefix(Showtime.limit)
        let announced = screenings.map { ShowtimeMatcher.Announced($0) }
        let today = Clock(timeZone: timeZone, now: { now }).today
        let matches = (try? await matcher.matches(of: announced, for: person, on: today)) ?? [:]
        let showtimes = zip(screenings, announced).compactMap { screening, announced -> Showtime? in
            guard var showtime = Showtime(screening, of: source) else { return nil }
            guard let match = matches[announced] else { return showtime }
            // A programme is everybody's, and a film that a person typed in is theirs.
            if match.film.id.externalID != nil {
                (showtime.film, showtime.isSure) = (match.film.id, match.isSure)
            }
            showtime.titleMarks = match.marks
            return showtime
        }
        let omissions = read.omissions
        let preview = ProgrammePreview(
            theatre: Self.theatre(read, source, timeZone, page),
            programme: Programme(
                showtimes: showtimes, fetchedAt: now,
                omittedCount: omissions.withoutTime + omissions.unreadableTimes + omissions.withoutTitle
                    + omissions.overLimit))
        return Answer(preview: preview, version: fetched.version)
    }

    private static func problem(_ read: CinemaProgramme) -> ProgrammeProblem? {
        guard read.screenings.isEmpty else { return nil }
        if read.alarms.contains(.tooLarge) { return .tooLarge }
        if read.alarms.contains(.wrongContent) { return .unreadable }
        return read.alarms.contains(.noTimes) ? .noTimes : .nothingFound
    }

    private static func theatre(
        _ read: CinemaProgramme, _ source: Theatre.Source, _ timeZone: TimeZone, _ page: WebLink
    ) -> Theatre {
        // A page with several theatres is not that of one of them.
        let told = read.theatres.count == 1 ? read.theatres.first : nil
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
