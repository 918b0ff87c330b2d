public import FilmzDomain
import FilmzText
public import Logging

/// What a server does for its data by itself: it makes backups when they are due, deletes who was retired long enough ago,
/// and checks that the files are still there.
public struct StoreJobs: Sendable {
    private let backups: (any BackupService)?
    private let persons: any PersonManagement
    private let check: @Sendable () async throws -> Void
    private let logger: Logger

    private static let pause = Duration.seconds(15)

    /// - Parameters:
    ///   - backups: nil where none are made
    ///   - check: fails when the files are no longer those that were opened
    public init(
        backups: (any BackupService)?, persons: any PersonManagement, logger: Logger,
        check: @escaping @Sendable () async throws -> Void
    ) {
        self.backups = backups
        self.persons = persons
        self.logger = logger
        self.check = check
    }

    /// Goes on until it is cancelled.
    public func run() async {
        var isInPlace = true
        while !Task.isCancelled {
            if isInPlace { isInPlace = await look() }
            if isInPlace { await backUp() }
            if isInPlace { await deleteRetired() }
            try? await Task.sleep(for: Self.pause)
        }
    }

    /// Whether the files are still those that were opened.
    private func look() async -> Bool {
        do {
            try await check()
        } catch  where Task.isCancelled {
            return true
        } catch {
            logger.critical("\(Strings.english.sentence(for: StorageError.detached))")
            return false
        }
        return true
    }

    private func deleteRetired() async {
        do {
            let gone = try await persons.deleteRetired()
            if !gone.isEmpty { logger.notice("Persons who were retired are deleted: \(gone.count).") }
        } catch {
            // The next turn tries again.
            if !Task.isCancelled { logger.error("Who was retired could not be deleted. (\(error))") }
        }
    }

    private func backUp() async {
        do {
            guard let backups, try await backups.makeIfDue() != nil else { return }
            if let count = try await backups.unexplainedFilms(), count > 0 {
                logger.error(
                    "What is written about films differs from the backup before, and no change explains it: \(count) films. Perhaps the disk fails; filmz doctor tells more."
                )
            }
        } catch  where Task.isCancelled {
            return
        } catch let error as BackupError {
            logger.error("No backup was made. \(error.sentence(.english))")
        } catch {
            logger.error("No backup was made, perhaps the disk has no room; filmz doctor tells more. (\(error))")
        }
    }
}
