import FilmzDomain
import Foundation

/// Reads the pages and calendars that persons name.
struct ProgrammePages: Sendable {
    func read(
        _ page: WebLink, timeZone: TimeZone, for person: Person.ID, at now: Timestamp
    ) async throws(ProgrammeProblem) -> ProgrammePreview {
        throw .notAsked
    }
}
