import FilmzDomain
import FilmzLocking
import GRDB

/// Counts attempts to sign in. The counts are in memory, so that simultaneous attempts all count and no disk is needed,
/// and also in the database, so that they outlive the process.
final class SignInThrottle: Sendable {
    private let database: FilmzDatabase
    /// The counts; nil until they are read.
    private let tallies = Mutex<SignInTallies?>(nil)

    init(database: FilmzDatabase) {
        self.database = database
    }

    /// Counts an attempt before it returns. The count is also written, unless the database cannot be.
    func admit(_ sources: [SignInTallies.Source], at now: Timestamp) async throws -> SignInAdmission {
        let admission = try tallies.withLock { tallies in
            var currentTallies = try tallies ?? database.read(SignInRecord.fetch)
            defer { tallies = currentTallies }
            return currentTallies.admit(sources, at: now)
        }
        if admission == .admitted { await save(sources, at: now) }
        return admission
    }

    /// - Parameter onlyThis: whether the earlier attempts from the address stay, because they may have been at another
    ///   person's password
    func succeeded(_ sources: [SignInTallies.Source], at now: Timestamp, onlyThis: Bool = false) async {
        tallies.withLock { $0?.succeeded(sources, onlyThis: onlyThis) }
        await save(sources, at: now)
    }

    /// Writes the counts as they are when the write's turn comes, because another attempt may have been counted
    /// meanwhile.
    private func save(_ sources: [SignInTallies.Source], at now: Timestamp) async {
        await database.note { [self] db in
            guard let currentTallies = tallies.withLock({ $0 }) else { return }
            for source in sources { try SignInRecord.save(currentTallies.bySource[source], source: source, in: db) }
            try SignInRecord.tidy(at: now, in: db)
        }
    }
}
