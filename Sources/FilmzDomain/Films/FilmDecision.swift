/// A change to the films stored beside personal data. Decisions are executed in their order, in the transaction that
/// read the facts for them.
public enum FilmDecision: Hashable, Sendable {
    /// Stores these facts of the film.
    case keep(Film, isInCatalogue: Bool)
    /// Stores the person who typed in the film.
    case own(Film.ID, Person.ID)
    /// Stores that the person has met the film, and finds it from now on.
    case meet(Film.ID, Person.ID)
    /// Makes an ID lead to a film (``FilmAliases/lead(_:to:)``).
    case alias(Film.ID, to: Film.ID)
    /// Removes an alias.
    case removeAlias(Film.ID)
    /// Merges two films into one. Everything that any person has with the first film or said about it moves to the
    /// second, and both IDs lead to the second. The facts of the first are deleted.
    case merge(Film.ID, into: Film.ID)
}
