import FilmzTextFolding

/// The persons of this Filmz.
public protocol PersonService: Sendable {
    /// All persons, in the order in which they were added.
    func persons() async throws -> [Person]

    /// Nil when there is no such person.
    func person(_ id: Person.ID) async throws -> Person?

    /// The home of a person; nil when they are gone or retired.
    func home(of person: Person.ID) async throws -> Home?

    /// What each page of a person needs to know of them.
    func reader(_ person: Person.ID) async throws -> Reader

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

    /// Adds a profile, which has no password, to somebody's home.
    /// - Throws: ``PersonError``, ``ProfileError/needsPassword``, ``ProfileError/tooMany``
    func addProfile(named name: String, keptBy keeper: Person.ID) async throws -> Person

    /// Deletes a profile as ``delete(_:)`` does a person.
    /// - Throws: ``ProfileError/notAtHome``
    func deleteProfile(_ profile: Person.ID, keptBy keeper: Person.ID) async throws
}

/// Who looks at a page.
public struct Reader: Hashable, Sendable {
    /// Nil until a browser has reported it, or the person has chosen it.
    public var timeZone: PersonTimeZone?
    /// The name, where several people share the browsers of a home; nil where nobody does.
    public var nameAtHome: String?

    public init(timeZone: PersonTimeZone? = nil, nameAtHome: String? = nil) {
        self.timeZone = timeZone
        self.nameAtHome = nameAtHome
    }
}

/// Adds persons and changes their roles, for owners.
public protocol PersonManagement: PersonService {
    /// - Throws: ``PersonError``
    func add(_ draft: PersonDraft) async throws -> Person

    /// - Throws: ``PersonError``
    func edit(_ id: Person.ID, draft: PersonDraft) async throws -> Person

    /// Retires a person: from now on they cannot sign in, and after ``Person/daysUntilDeleted`` they are deleted. Their
    /// password, sessions and invitation end. The profiles that they keep are retired with them.
    /// - Throws: ``PersonError/firstStays``, ``PersonError/noSuchPerson``
    @discardableResult
    func retire(_ id: Person.ID) async throws -> Person

    /// Takes a retired person back, with the profiles that were retired with them. To sign in, they need an invitation, and
    /// so does a profile whose keeper stays retired.
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
        guard let known = try await reader(person).timeZone else { return clock }
        return clock.at(known.zone)
    }

    /// Whether somebody keeps this person as a profile.
    public func isProfile(_ id: Person.ID) async throws -> Bool { try await person(id)?.keeper != nil }

    /// The name of who keeps a person as a profile; nil for somebody whom nobody keeps.
    public func keeperName(of person: Person) async throws -> String? {
        if let keeper = person.keeper { try await name(of: keeper) } else { nil }
    }

    /// The names of the profiles that a person keeps.
    public func profileNames(of person: Person.ID) async throws -> [String] {
        guard let home = try await home(of: person), home.keeper.id == person else { return [] }
        return home.profiles.map(\.name)
    }

    /// The name of a person; empty when none was given.
    public func name(of id: Person.ID) async throws -> String {
        try await person(id)?.name ?? ""
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
    /// A profile has no password, so it cannot become an owner.
    case profileStaysMember
}

/// The services about persons: who there is, and how they sign in.
public protocol PersonServices: Sendable {
    var persons: any PersonService { get }
    var accounts: any AccountService { get }
}
