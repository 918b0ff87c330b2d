/// Films as one place keeps them: facts, and no rule. Each question is about any number of films; the answer comes in no
/// order, and what the place does not have is missing in it.
public protocol FilmFacts {
    /// The films with these very IDs.
    func films(_ ids: Set<Film.ID>) throws -> [Film]

    /// The films with any of these external IDs.
    func films(knownBy ids: Set<ExternalID>) throws -> [Film]
}

/// What a catalogue knows of films.
public protocol CatalogueFilmFacts: FilmFacts {
    /// The titles by which readers of a language know the films with these very IDs. Where none is known it is missing.
    func titles(of films: Set<Film.ID>, in language: TitleLanguage) throws -> [Film.ID: String]

    /// Those of the IDs that its films have.
    func ids(among ids: Set<Film.ID>) throws -> Set<Film.ID>

    /// The films with a title of any of these (``FilmMatching/titles(_:)``), from the same year, the one before or the one
    /// after; also those of which a year is not known. Others may be among them.
    func films(titledLike films: [Film]) throws -> [Film]
}

/// What providers found, and what they said of films.
public protocol ProviderFilmFacts: FilmFacts {
    /// The titles in a language that providers say of the films with these very IDs, where they are sure which of theirs
    /// it is.
    func reportedTitles(of films: Set<Film.ID>, in language: TitleLanguage) throws -> [ReportedTitle]
}

/// What is kept of films beside personal data. Read in one transaction.
public protocol PersonalFilmFacts: FilmFacts {
    /// Those of the IDs that are no film's own, and where they lead.
    func aliases(among ids: Set<Film.ID>) throws -> [Film.ID: Film.ID]

    /// Whether the catalogue has each of the films that are kept.
    func areInCatalogue(_ ids: Set<Film.ID>) throws -> [Film.ID: Bool]

    /// The films that no catalogue has and a person has met: typed in, found by a provider, or lost since.
    func filmsOutsideCatalogue(metBy person: Person.ID) throws -> [Film]

    /// The films that no catalogue has with a title of any of these: those that nobody typed in, and those that the person
    /// did. Others of theirs may be among them.
    func filmsOutsideCatalogue(titledLike films: [Film], for person: Person.ID?) throws -> [Film]

    /// What was decided about providers' films for each of the films of which anything was.
    func decidedMatches(of films: Set<Film.ID>) throws -> [Film.ID: [FilmMatch]]

    /// Who typed in each of the films that somebody did.
    func owners(of ids: Set<Film.ID>) throws -> [Film.ID: Person.ID]
}
