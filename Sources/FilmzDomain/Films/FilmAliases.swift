/// IDs that are not a film's own, and the films they lead to. There are no chains: each leads directly to a film's own
/// ID. See `docs/decisions/0003-film-identity.md`.
public struct FilmAliases: Hashable, Sendable {
    /// Where each alias leads.
    public private(set) var targets: [Film.ID: Film.ID]

    public init(_ targets: [Film.ID: Film.ID] = [:]) {
        self.targets = targets
    }

    /// The film's own ID, for any ID.
    public func resolved(_ id: Film.ID) -> Film.ID {
        targets[id] ?? id
    }

    /// Makes an ID lead to a film. All IDs that led to the first one now lead there too.
    public mutating func lead(_ id: Film.ID, to film: Film.ID) {
        guard id != film else { return }
        for (alias, target) in targets where target == id { targets[alias] = film }
        targets[id] = film
        targets[film] = nil
    }

    /// Stops an ID from leading to another film.
    mutating func remove(_ id: Film.ID) {
        targets[id] = nil
    }
}
