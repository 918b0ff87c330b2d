import FilmzDomain
import Foundation
import Synchronization

/// Sessions that the disk has no room for. They end with the process, and with the password they were begun with.
final class UnwrittenSessions: Sendable {
    private struct Entry {
        var session: Session
        let password: String
    }

    /// By the hash of their tokens.
    private let entries = Mutex<[Data: Entry]>([:])

    func add(_ session: Session, _ token: Data, password: String) {
        entries.withLock { entries in
            if entries.count >= Session.limit {
                entries.min { $0.value.session.lastUsedAt < $1.value.session.lastUsedAt }.map { entries[$0.key] = nil }
            }
            entries[token] = Entry(session: session, password: password)
        }
    }

    /// The session of a token, which is used now; nil when there is none.
    /// - Parameters:
    ///   - password: the hash of the present one
    ///   - oldest: the last use of a session that has just ended
    func use(_ token: Data, password: String, after oldest: Timestamp, at now: Timestamp) -> Session.ID? {
        entries.withLock { entries in
            guard let entry = entries[token], entry.password == password, entry.session.lastUsedAt > oldest else {
                entries[token] = nil
                return nil
            }
            entries[token]?.session.lastUsedAt = now
            return entry.session.id
        }
    }

    /// - Parameters: as of ``use(_:password:after:at:)``
    func all(password: String?, after oldest: Timestamp) -> [Session] {
        entries.withLock { entries in
            entries.values.filter { $0.password == password && $0.session.lastUsedAt > oldest }.map(\.session)
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
