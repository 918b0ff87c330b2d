import FilmzTextFolding

extension PersonServices {
    /// Whether several persons have a password, so that whoever signs in must say who they are.
    public func asksForNames() async throws -> Bool {
        try await accounts.haveSeveralPasswords()
    }

    /// The person who signs in with a name, ignoring case and accents: the only one with a password, whatever the name,
    /// or else the one with a password and this name. Nil for any other name.
    public func person(signingInAs name: String) async throws -> Person.ID? {
        let signingIn = try await accounts.personsWithPassword()
        guard signingIn.count > 1 else { return signingIn.first }
        // No name is that long. Folding takes time in proportion to the text.
        guard name.utf8.count <= Person.nameByteLimit else { return nil }
        let folded = TextFolding.folded(name)
        return try await persons.persons().first { person in
            signingIn.contains(person.id) && TextFolding.folded(person.name) == folded
        }?.id
    }
}
