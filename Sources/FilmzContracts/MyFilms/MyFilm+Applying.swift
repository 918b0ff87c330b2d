public import FilmzDomain
import Foundation

extension MyFilm {
    /// The relation after an edit, on the day in UTC.
    public func applying(_ edit: MyFilmEdit, at now: Timestamp) throws(DomainError) -> MyFilm {
        try applying(edit, at: now, today: Clock(timeZone: .gmt) { now }.today)
    }
}
