/// Somebody told the person about a film.
public struct Referral: Hashable, Sendable, Codable {
    /// Their name, as the person calls them.
    public var by: String
    /// What they said; empty when nothing.
    public var message: String
    public var at: Timestamp

    public init(by: String, message: String = "", at: Timestamp) {
        self.by = by
        self.message = message
        self.at = at
    }

    public static let nameLimit = 60
    public static let messageLimit = 1_000
    /// How many people a person can note for one film.
    public static let countLimit = 20
}

extension [Referral] {
    /// These, with one more, or with another message of somebody who told before; an empty one leaves the former.
    func telling(by name: String, message: String, at now: Timestamp) throws(DomainError) -> [Referral] {
        let name = try name.checked(.toldBy, limit: Referral.nameLimit)
        let message = try message.checked(.toldMessage, limit: Referral.messageLimit, multiline: true)
        guard !name.isEmpty else { throw .invalid(.toldBy, .missing) }
        var result = self
        if let index = firstIndex(where: { $0.by == name }) {
            if !message.isEmpty { result[index].message = message }
        } else {
            guard count < Referral.countLimit else { throw .invalid(.toldBy, .tooLong(Referral.countLimit)) }
            result.append(Referral(by: name, message: message, at: now))
        }
        return result
    }

    /// These with a change undone: for each name that nobody changed since, what was there before.
    func undoing(before: [Referral], after: [Referral]) -> [Referral] {
        var result = self
        for name in Set((before + after).map(\.by)) {
            func told(_ all: [Referral]) -> Referral? { all.first { $0.by == name } }
            guard told(self) == told(after), told(before) != told(after) else { continue }
            result.removeAll { $0.by == name }
            if let old = told(before) { result.append(old) }
        }
        return if result == self { self } else { result.sorted { ($0.at, $0.by) < ($1.at, $1.by) } }
    }
}
