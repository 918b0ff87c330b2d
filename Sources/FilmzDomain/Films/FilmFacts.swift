/// The films of one place: facts, and no rules. Each question is about any number of films. Answers are in no order,
/// and films that the place does not have are missing.
public protocol FilmFacts {
    /// The films with exactly these IDs.
    func films(_ ids: Set<Film.ID>) throws -> [Film]

    /// The films with any of these external IDs.
    func films(knownBy ids: Set<ExternalID>) throws -> [Film]
}

/// The films of a catalogue.
public protocol CatalogueFilmFacts: FilmFacts {
    /// The titles by which readers of a language know the films with exactly these IDs. Films without a known one are
    /// missing.
    func titles(of films: Set<Film.ID>, in language: TitleLanguage) throws -> [Film.ID: String]

    /// Those of these IDs that films of the catalogue have.
    func ids(among ids: Set<Film.ID>) throws -> Set<Film.ID>

    /// The films that share a title (``FilmMatching/titles(_:)``) with one of these and are from the same year, the
    /// year before or the year after, or if either year is not known. There may be others among them.
    func films(titledLike films: [Film]) throws -> [Film]
}

/// The films that providers found, and their answers about films.
public protocol ProviderFilmFacts: FilmFacts {
    /// Providers' titles in a language for the films with exactly these IDs, if the match is certain.
    func reportedTitles(of films: Set<Film.ID>, in language: TitleLanguage) throws -> [ProviderTitle]
}

/// The films kept beside personal data. All is read in one transaction.
public protocol PersonalFilmFacts: FilmFacts {
    /// Those of these IDs that are not a film's own, with the films they lead to.
    func aliases(among ids: Set<Film.ID>) throws -> [Film.ID: Film.ID]

    /// Whether the catalogue has each of these kept films.
    func areInCatalogue(_ ids: Set<Film.ID>) throws -> [Film.ID: Bool]

    /// Those of these films that a person has met: typed in and not removed, or done something with.
    func met(among ids: Set<Film.ID>, by person: Person.ID) throws -> Set<Film.ID>

    /// The films that no catalogue has and that a person has met: typed in, found by a provider, or lost by a
    /// catalogue.
    func filmsOutsideCatalogue(metBy person: Person.ID) throws -> [Film]

    /// The films that no catalogue has, that share a title with one of these, and that either nobody typed in or this
    /// person has met.
    func filmsOutsideCatalogue(titledLike films: [Film], for person: Person.ID?) throws -> [Film]

    /// The decisions about providers' films for these films. Films without any are missing.
    func decidedMatches(of films: Set<Film.ID>) throws -> [Film.ID: [FilmMatch]]

    /// The persons who typed films in, by film. Films that nobody typed in are missing.
    func owners(of ids: Set<Film.ID>) throws -> [Film.ID: Person.ID]
}
