/// A change among the films kept beside personal data. Decisions are carried out in their order, in the transaction that
/// read the facts for them.
public enum FilmDecision: Hashable, Sendable {
    /// These are the film's facts from now on.
    case keep(Film, isInCatalogue: Bool)
    /// A film that is kept was typed in by this person.
    case own(Film.ID, Person.ID)
    /// An ID leads to a film (``FilmAliases/lead(_:to:)``).
    case alias(Film.ID, to: Film.ID)
    /// An ID leads to no other film any more.
    case removeAlias(Film.ID)
    /// Two films are one: all that any person has with the first and said of it becomes the second's, and both IDs lead to
    /// that. The facts of the first are forgotten.
    case merge(Film.ID, into: Film.ID)
}
