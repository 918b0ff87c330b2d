import FilmzDomain
import FilmzLocking
import Foundation

/// Sessions in memory, for which the disk has no space. They end with the process, when their password changes, and
/// with a restore.
final class UnwrittenSessions: Sendable {
    private struct Entry {
        let person: Person.ID
        var session: Session
        let edition: String
    }

    /// The sessions by the hash of their tokens.
    private let entries = Mutex<[Data: Entry]>([:])

    /// - Parameter edition: the edition of the person's password
    func add(_ session: Session, token: Data, of person: Person.ID, edition: String) {
        entries.withLock { entries in
            if entries.count >= Session.limit {
                entries.min { $0.value.session.lastUsedAt < $1.value.session.lastUsedAt }.map { entries[$0.key] = nil }
            }
            entries[token] = Entry(person: person, session: session, edition: edition)
        }
    }

    /// The person whose session has this token; nil when none of these sessions has it.
    func person(of token: Data) -> Person.ID? {
        entries.withLock { $0[token]?.person }
    }

    func has(_ id: Session.ID) -> Bool {
        entries.withLock { $0.values.contains { $0.session.id == id } }
    }

    /// Notes that a session is used now, and returns it; nil when no session has this token.
    /// - Parameter edition: the edition of the person's present password
    func use(_ token: Data, edition: String, at now: Timestamp) -> Session.ID? {
        entries.withLock { entries in
            guard let entry = entries[token], entry.edition == edition,
                Session.isAlive(lastUsedAt: entry.session.lastUsedAt, at: now)
            else {
                entries[token] = nil
                return nil
            }
            entries[token]?.session.lastUsedAt = now
            return entry.session.id
        }
    }

    /// - Parameter edition: the edition of the person's current password; nil when there is none
    func all(of person: Person.ID, edition: String?) -> [Session] {
        entries.withLock { entries in
            entries.values.filter { $0.person == person && $0.edition == edition }.map(\.session)
        }
    }

    /// Ends the sessions of a person that the closure selects.
    /// - Returns: the number of ended sessions
    @discardableResult
    func end(of person: Person.ID, where isToEnd: (Session.ID) -> Bool) -> Int {
        entries.withLock { entries in
            let ending = entries.filter { $0.value.person == person && isToEnd($0.value.session.id) }
            for token in ending.keys { entries[token] = nil }
            return ending.count
        }
    }
}
