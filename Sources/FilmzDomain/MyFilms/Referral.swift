/// A recommendation of a film to the person by someone they know.
public struct Referral: Hashable, Sendable, Codable {
    /// The recommender's name, as the person calls them.
    public var by: String
    /// The recommender's message; empty when there is none.
    public var message: String
    public var at: Timestamp

    public init(by: String, message: String = "", at: Timestamp) {
        self.by = by
        self.message = message
        self.at = at
    }

    public static let nameLimit = 60
    public static let messageLimit = 1_000
    /// The maximum number of recommenders for one film.
    public static let countLimit = 20
}

extension [Referral] {
    /// These recommendations with one more, or with a new message of an earlier recommender; an empty message keeps the
    /// earlier one.
    func adding(from name: String, message: String, at now: Timestamp) throws(DomainError) -> [Referral] {
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

    /// These recommendations with a change undone: under each name that was not changed since, the earlier one returns.
    func undoing(before: [Referral], after: [Referral]) -> [Referral] {
        var result = self
        for name in Set((before + after).map(\.by)) {
            func referral(in all: [Referral]) -> Referral? { all.first { $0.by == name } }
            guard referral(in: self) == referral(in: after), referral(in: before) != referral(in: after) else {
                continue
            }
            result.removeAll { $0.by == name }
            if let old = referral(in: before) { result.append(old) }
        }
        return if result == self { self } else { result.sorted { ($0.at, $0.by) < ($1.at, $1.by) } }
    }
}
