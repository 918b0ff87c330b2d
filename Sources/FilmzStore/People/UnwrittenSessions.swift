import FilmzDomain
import Foundation
import Synchronization

/// Sessions that the disk has no room for. They end with the process, with the password they were begun with, and with a
/// restore.
final class UnwrittenSessions: Sendable {
    private struct Entry {
        var session: Session
        let edition: String
    }

    /// By the hash of their tokens.
    private let entries = Mutex<[Data: Entry]>([:])

    /// - Parameter edition: the password's
    func add(_ session: Session, _ token: Data, edition: String) {
        entries.withLock { entries in
            if entries.count >= Session.limit {
                entries.min { $0.value.session.lastUsedAt < $1.value.session.lastUsedAt }.map { entries[$0.key] = nil }
            }
            entries[token] = Entry(session: session, edition: edition)
        }
    }

    /// The session of a token, which is used now; nil when there is none.
    /// - Parameters:
    ///   - edition: that of the present password
    ///   - oldest: the last use of a session that has just ended
    func use(_ token: Data, edition: String, after oldest: Timestamp, at now: Timestamp) -> Session.ID? {
        entries.withLock { entries in
            guard let entry = entries[token], entry.edition == edition, entry.session.lastUsedAt > oldest else {
                entries[token] = nil
                return nil
            }
            entries[token]?.session.lastUsedAt = now
            return entry.session.id
        }
    }

    /// - Parameters: as of ``use(_:edition:after:at:)``; nil when there is no password
    func all(edition: String?, after oldest: Timestamp) -> [Session] {
        entries.withLock { entries in
            entries.values.filter { $0.edition == edition && $0.session.lastUsedAt > oldest }.map(\.session)
        }
    }

    /// Ends those that are to end.
    /// - Returns: how many
    @discardableResult
    func end(where isToEnd: (Session.ID) -> Bool) -> Int {
        entries.withLock { entries in
            let ending = entries.filter { isToEnd($0.value.session.id) }
            for token in ending.keys { entries[token] = nil }
            return ending.count
        }
    }
}
