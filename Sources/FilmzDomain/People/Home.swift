/// The people who share the browsers of one home: somebody who signs in, and the profiles that they keep.
public struct Home: Hashable, Sendable {
    /// Who signs in.
    public let keeper: Person
    /// The profiles, in the order in which they were added.
    public let profiles: [Person]

    /// The number of profiles from which on nobody can add another.
    public static let profileLimit = 10

    /// The home of a person; nil when there is no such person, or they were retired.
    /// - Parameter persons: those of the home, and any others
    public init?(of id: Person.ID, among persons: [Person]) {
        let staying = persons.filter { $0.retiredAt == nil }
        guard let person = staying.first(where: { $0.id == id }) else { return nil }
        let keeperID = person.keeper ?? id
        guard let keeper = staying.first(where: { $0.id == keeperID }) else { return nil }
        self.keeper = keeper
        profiles = staying.filter { $0.keeper == keeperID }
    }

    public var everybody: [Person] { [keeper] + profiles }

    /// Whether several people share the browsers.
    public var isShared: Bool { !profiles.isEmpty }

    /// Nil for somebody of another home.
    public func member(_ id: Person.ID) -> Person? { everybody.first { $0.id == id } }
}

/// A number that somebody types before a profile, or that of its keeper, is opened in a browser of their home.
public struct Pin: Hashable, Sendable, CustomStringConvertible {
    public let digits: String

    /// The numbers of digits that a PIN may have.
    public static let lengths = 4...8

    /// - Throws: ``ProfileError/malformedPin`` for anything but digits and spaces
    public init(_ text: String) throws(ProfileError) {
        // No PIN is that long. Looking at the characters takes time in proportion to the text.
        guard text.utf8.count <= 100 else { throw .malformedPin }
        let digits = text.filter { !$0.isWhitespace }
        guard Self.lengths ~= digits.utf8.count, digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
        else { throw .malformedPin }
        self.digits = digits
    }

    /// The digits in ASCII.
    public var bytes: [UInt8] { Array(digits.utf8) }

    public var description: String { "Pin" }
}

/// The reason why a profile is not added, changed or opened. Nothing was changed.
public enum ProfileError: Error, Hashable, Sendable, CaseIterable {
    /// The person has no name or password, is a profile, or is gone, so that they cannot keep one.
    case needsPassword
    /// The person keeps ``Home/profileLimit`` already.
    case tooMany
    /// There is no such person in this home, or the session has ended.
    case notAtHome
    /// The PIN is not a number of ``Pin/lengths`` digits.
    case malformedPin
    case wrongPin
}
