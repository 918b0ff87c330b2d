import FilmzTextFolding

/// The persons of this Filmz.
public protocol PersonService: Sendable {
    /// All persons, in the order in which they were added.
    func persons() async throws -> [Person]

    /// A person's time zone; nil until a browser has reported it, or the person has chosen it.
    func timeZone(of person: Person.ID) async throws -> PersonTimeZone?

    /// Stores a person's time zone.
    /// - Parameter zone: nil to remove it
    /// - Throws: ``PersonError/noSuchPerson``
    func setTimeZone(_ zone: PersonTimeZone?, of person: Person.ID) async throws

    /// Changes a person's own name, by which they sign in and others know them.
    /// - Throws: ``PersonError``
    @discardableResult
    func rename(_ person: Person.ID, to name: String) async throws -> Person

    /// Deletes a person with everything that is theirs, at once and for good. What others got from them stays, with their
    /// name, and so do backups. Their number is never given to anybody else.
    /// - Throws: ``PersonError/firstStays``, ``PersonError/noSuchPerson``
    func delete(_ person: Person.ID) async throws
}

/// Adds persons and changes their roles, for owners.
public protocol PersonManagement: PersonService {
    /// - Throws: ``PersonError``
    func add(_ draft: PersonDraft) async throws -> Person

    /// - Throws: ``PersonError``
    func edit(_ id: Person.ID, draft: PersonDraft) async throws -> Person

    /// Retires a person: from now on they cannot sign in, and after ``Person/daysUntilDeleted`` they are deleted. Their
    /// password, sessions and invitation end.
    /// - Throws: ``PersonError/firstStays``, ``PersonError/noSuchPerson``
    @discardableResult
    func retire(_ id: Person.ID) async throws -> Person

    /// Takes a retired person back. To sign in, they need an invitation.
    /// - Throws: ``PersonError/noSuchPerson``
    @discardableResult
    func readmit(_ id: Person.ID) async throws -> Person

    /// Deletes the persons who were retired long enough ago.
    /// - Returns: the persons who were deleted
    func deleteRetired() async throws -> [Person]
}

extension PersonService {
    /// A clock in the person's time zone; unchanged when that is unknown.
    public func clock(of person: Person.ID, clock: Clock) async throws -> Clock {
        guard let known = try await timeZone(of: person) else { return clock }
        return clock.at(known.zone)
    }

    /// The name of a person; empty when none was given.
    public func name(of id: Person.ID) async throws -> String {
        try await persons().first { $0.id == id }?.name ?? ""
    }

    /// The person with this name, ignoring case and accents, or with this number as the ID; nil when there is none.
    public func person(_ text: String) async throws -> Person? {
        let persons = try await persons()
        let name = TextFolding.folded(text)
        return persons.first { !name.isEmpty && TextFolding.folded($0.name) == name }
            ?? Int64(text).flatMap { number in persons.first { $0.id.rawValue == number } }
    }
}

/// The facts of a person, to add or edit one.
public struct PersonDraft: Hashable, Sendable {
    public var name: String
    public var role: Person.Role

    public init(name: String, role: Person.Role = .member) {
        self.name = name
        self.role = role
    }

    /// The person from this draft.
    ///
    /// Rules: two persons never have the same name. A name is not a number, because that would be an ID. The first
    /// person stays an owner.
    /// - Parameter others: all persons but this one
    /// - Throws: ``PersonError``
    public func person(_ id: Person.ID, beside others: [Person]) throws(PersonError) -> Person {
        let name: String
        do {
            name = try self.name.checked(.title, limit: Person.nameLimit)
        } catch {
            throw .nameTooLong
        }
        let folded = TextFolding.folded(name)
        guard !folded.isEmpty, Int64(folded) == nil else { throw .nameMissing }
        guard !others.contains(where: { TextFolding.folded($0.name) == folded }) else { throw .nameTaken }
        guard id != .owner || role == .owner else { throw .firstStaysOwner }
        return Person(id: id, name: name, role: role)
    }
}

/// The reason why persons cannot be changed in this way. Nothing was changed.
public enum PersonError: Error, Hashable, Sendable, CaseIterable {
    case noSuchPerson
    /// The name has no letter.
    case nameMissing
    /// The name is longer than ``Person/nameLimit``.
    case nameTooLong
    /// Another person has this name.
    case nameTaken
    /// The first person cannot become a member.
    case firstStaysOwner
    /// The first person can be neither retired nor deleted.
    case firstStays
    /// The person is retired, and has to be taken back first.
    case isRetired
}

/// The services about persons: who there is, and how they sign in.
public protocol PersonServices: Sendable {
    var persons: any PersonService { get }
    var accounts: any AccountService { get }
}
