/// IDs that are aliases of films' own IDs. There are no chains: each leads directly to a film's own ID. See
/// `docs/decisions/0003-film-identity.md`.
public struct FilmAliases: Hashable, Sendable {
    /// The film's own ID for each alias.
    public private(set) var targets: [Film.ID: Film.ID]

    public init(_ targets: [Film.ID: Film.ID] = [:]) {
        self.targets = targets
    }

    /// The film's own ID for any ID.
    public func resolved(_ id: Film.ID) -> Film.ID {
        targets[id] ?? id
    }

    /// Makes an ID an alias of a film. All aliases of the first film lead to the second one now.
    public mutating func lead(_ id: Film.ID, to film: Film.ID) {
        guard id != film else { return }
        for (alias, target) in targets where target == id { targets[alias] = film }
        targets[id] = film
        targets[film] = nil
    }

    /// Removes an alias.
    mutating func remove(_ id: Film.ID) {
        targets[id] = nil
    }
}
