// When a password may be given or taken away.

extension OwnerServices {
    /// Sets or changes a person's password. Every browser of that person is signed out.
    ///
    /// As soon as somebody has a password, nobody gets in without one. So the person who runs this Filmz has theirs
    /// first, and a name to sign in with when others have one too.
    /// - Throws: ``AccountError/busy``, ``AccountError/ownerComesFirst``, ``PersonError/noSuchPerson``, ``PersonError/isRetired``
    public func setPassword(_ password: Password, of person: Person.ID) async throws {
        if person != .owner {
            guard try await ownerSignsIn() else { throw AccountError.ownerComesFirst }
        }
        try await accounts.setPassword(password, of: person)
    }

    /// Invites a member to set their password. An earlier invitation of theirs ends.
    /// - Throws: ``AccountError/ownerComesFirst``, ``AccountError/ownersAreNotInvited``, ``PersonError/noSuchPerson``,
    ///   ``PersonError/isRetired``
    public func invite(_ person: Person.ID) async throws -> SecretToken {
        guard try await persons.owner(person) == nil else { throw AccountError.ownersAreNotInvited }
        guard try await ownerSignsIn() else { throw AccountError.ownerComesFirst }
        return try await accounts.invite(person)
    }

    /// Whether a person can be invited.
    public func canInvite(_ person: Person) async throws -> Bool {
        guard person.role == .member, person.retiredAt == nil else { return false }
        return try await ownerSignsIn()
    }

    /// Whether the person who runs this Filmz has a name and a password to sign in with.
    public func ownerSignsIn() async throws -> Bool {
        guard try await accounts.hasPassword(.owner) else { return false }
        return try await !persons.name(of: .owner).isEmpty
    }

    /// Removes a person's password. Every browser of that person is signed out.
    /// - Returns: whether there was one
    /// - Throws: ``AccountError/ownerStays``
    public func removePassword(of person: Person.ID) async throws -> Bool {
        if person == .owner, try await accounts.personsWithPassword().contains(where: { $0 != .owner }) {
            throw AccountError.ownerStays
        }
        return try await accounts.removePassword(of: person)
    }
}
