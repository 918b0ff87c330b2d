/// IDs that are no film's own, and the films they lead to. There are no chains: each leads straight to a living ID.
/// See `docs/decisions/0003-film-identity.md`.
public struct FilmAliases: Hashable, Sendable {
    /// Where each alias leads.
    public private(set) var targets: [Film.ID: Film.ID]

    public init(_ targets: [Film.ID: Film.ID] = [:]) {
        self.targets = targets
    }

    /// The ID of the film that an ID leads to.
    public func resolved(_ id: Film.ID) -> Film.ID {
        targets[id] ?? id
    }

    /// Makes an ID lead to a film, and with it all that led to the former.
    public mutating func lead(_ id: Film.ID, to film: Film.ID) {
        guard id != film else { return }
        for (alias, target) in targets where target == id { targets[alias] = film }
        targets[id] = film
        targets[film] = nil
    }

    /// Makes an ID lead to no other film any more.
    mutating func remove(_ id: Film.ID) {
        targets[id] = nil
    }
}
