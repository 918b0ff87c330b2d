import FilmzDomain
import FilmzText

/// The facts about a backup at the top of a page: when and why it was made, and its size.
struct BackupFacts {
    let backup: Backup
    let clock: Clock

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        let time = strings.shortTime(LocalTime(backup.madeAt, clock: clock), today: context.today)
        let facts = strings.facts([strings.size(backup.byteCount), strings.name(backup.kind)])
        return "<p class=\"intro\"><strong>\(time)</strong>\(strings[SharedText.separator])\(facts)</p>"
    }
}

extension OwnerServices {
    /// - Returns: nil when there is no such backup
    func backup(_ id: Backup.ID) async throws -> Backup? {
        try await backups?.backups().first { $0.id == id }
    }
}
