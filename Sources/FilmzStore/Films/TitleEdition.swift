import FilmzDomain
import GRDB

/// A value that differs whenever films may have other titles in a language than before, whichever process changed them.
struct TitleEdition: Hashable, Sendable {
    let language: TitleLanguage
    /// The revision of the catalogue; nil when there is none.
    let catalogue: Int64?
    let reports: ReportRevision
}

/// A value that differs whenever providers' titles of films may be others than before.
struct ReportRevision: Hashable, Sendable {
    var answers = NewestAnswers()
    var decisions = MatchDecisions.Revision()
    /// The day, because a report that is too old has no title any more.
    var day: Int64 = 0
}

extension StoredFilms {
    /// The edition of the titles in a language. What is read later is never older.
    func titleEdition(in language: TitleLanguage) throws -> TitleEdition {
        TitleEdition(
            language: language, catalogue: try catalogue.read(CatalogueSchema.revision),
            reports: try database.read(reportRevision))
    }

    /// Call it inside a read of the personal database.
    func reportRevision(in db: Database) throws -> ReportRevision {
        ReportRevision(
            answers: try providers.newestAnswers(), decisions: try MatchDecisions.revision(db),
            day: clock.now().milliseconds / Timestamp.millisecondsPerDay)
    }
}
