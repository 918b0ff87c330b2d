/// The films of one source: facts, and no rules. Each query is about any number of films. Results are in no order, and
/// films that the source does not have are missing.
public protocol FilmFacts {
    /// The films with exactly these IDs.
    func films(_ ids: Set<Film.ID>) throws -> [Film]

    /// The films with any of these external IDs.
    func films(knownBy ids: Set<ExternalID>) throws -> [Film]
}

/// The films of a catalogue.
public protocol CatalogueFilmFacts: FilmFacts {
    /// The titles in a language of the films with exactly these IDs. Films without a known one are missing.
    func titles(of films: Set<Film.ID>, in language: TitleLanguage) throws -> [Film.ID: String]

    /// The IDs among these that films of the catalogue have.
    func ids(among ids: Set<Film.ID>) throws -> Set<Film.ID>

    /// The films that share a title (``FilmMatching/titles(_:)``) with one of these and are from the same year, the
    /// year before or the year after, or if either year is unknown. There may be others among them.
    func films(titledLike films: [Film]) throws -> [Film]
}

/// The films that providers found, and their titles of films.
public protocol ProviderFilmFacts: FilmFacts {
    /// Providers' titles in a language for the films with exactly these IDs, if the match is certain.
    func reportedTitles(of films: Set<Film.ID>, in language: TitleLanguage) throws -> [ProviderTitle]
}

/// The films stored beside personal data. Everything is read in one transaction.
public protocol PersonalFilmFacts: FilmFacts {
    /// The aliases among these IDs, with the films to which they lead.
    func aliases(among ids: Set<Film.ID>) throws -> [Film.ID: Film.ID]

    /// Whether the catalogue has each of these stored films.
    func areInCatalogue(_ ids: Set<Film.ID>) throws -> [Film.ID: Bool]

    /// The films among these that a person has *met*: typed in and not removed, or used in any way.
    func met(among ids: Set<Film.ID>, by person: Person.ID) throws -> Set<Film.ID>

    /// The films that a person has met and that no catalogue has: typed in, found by a provider, or gone from a
    /// catalogue.
    func filmsOutsideCatalogue(metBy person: Person.ID) throws -> [Film]

    /// The films that no catalogue has, that share a title with one of these, and that were not typed in, or that this
    /// person has met.
    func filmsOutsideCatalogue(titledLike films: [Film], for person: Person.ID?) throws -> [Film]

    /// The decisions on providers' films for these films. Films without any are missing.
    func decidedMatches(of films: Set<Film.ID>) throws -> [Film.ID: [FilmMatch]]

    /// The persons who typed films in, by film. Other films are missing.
    func owners(of ids: Set<Film.ID>) throws -> [Film.ID: Person.ID]
}
