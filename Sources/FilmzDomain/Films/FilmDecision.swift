/// A change among the films kept beside personal data. Decisions are carried out in their order, in the transaction in
/// which the facts for them were read.
public enum FilmDecision: Hashable, Sendable {
    /// These are the film's facts from now on.
    case keep(Film, isInCatalogue: Bool)
    /// This person typed in a kept film.
    case own(Film.ID, Person.ID)
    /// This person has met a kept film, and finds it from now on.
    case meet(Film.ID, Person.ID)
    /// An ID now leads to a film (``FilmAliases/lead(_:to:)``).
    case alias(Film.ID, to: Film.ID)
    /// An ID no longer leads to another film.
    case removeAlias(Film.ID)
    /// Two films become one. Everything that any person has with the first film or said about it moves to the second,
    /// and both IDs lead to the second. The facts of the first are forgotten.
    case merge(Film.ID, into: Film.ID)
}
