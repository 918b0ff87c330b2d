/// Knows films: those of the catalogue, those typed in by hand, and those the catalogue has lost but a person kept.
public protocol FilmService: Sendable {
    /// The films these IDs lead to, by the IDs that were asked for; those that lead nowhere are missing. A film's own ID may
    /// be another one, when two records proved to be one film. However many are asked for, it is one question.
    func films(_ ids: [Film.ID]) async throws -> [Film.ID: Film]

    /// The films known elsewhere by these IDs.
    func films(known ids: [ExternalID]) async throws -> [ExternalID: Film]

    /// The titles by which readers of a language know films, by the films' own IDs. Where none is known it is missing.
    /// However many are asked for, it is one question: ``FilmTitles`` asks it for a whole page.
    func titles(of films: Set<Film.ID>, in language: TitleLanguage) async throws -> [Film.ID: String]

    /// Adds a film that a person types in, or returns the one already known: by the draft's IMDb ID, or because title,
    /// year and directors leave no doubt (``FilmMatching``). It is the person's: no other finds it or can correct it.
    ///
    /// When a catalogue that knows the film is loaded later, the film keeps its ID and takes the catalogue's facts.
    /// - Throws: ``DomainError/invalid(_:_:)``
    func add(_ draft: FilmDraft, by person: Person.ID) async throws -> Film

    /// Corrects a film typed in by hand. May reveal that it is one already known: the returned film is then that one,
    /// and both IDs lead to it.
    /// - Throws: ``DomainError/noSuchFilm``, ``DomainError/notAddedByHand``, ``DomainError/notYours``,
    ///   ``DomainError/invalid(_:_:)``
    func edit(_ id: Film.ID, _ draft: FilmDraft, by person: Person.ID) async throws -> Film

    /// Films that providers found, each as it is known here: by its external IDs, or because title, year and directors
    /// leave no doubt (``FilmMatching``). Those that nobody knew are remembered, so that their IDs lead to them; they
    /// belong to no catalogue and no person until someone keeps one.
    /// - Parameters:
    ///   - found: each with the ID its preferred external ID makes
    ///   - person: for whom they were found, whose own films may be among them; nil for nobody
    /// - Returns: as many, in the same order, and whether each was known before
    func note(_ found: [Film], for person: Person.ID?) async throws -> [(film: Film, wasKnown: Bool)]

    /// Notes how a film is known elsewhere. The film keeps its ID; when another film is already known so, the two
    /// become one that both IDs lead to, with everything personal of both.
    /// - Throws: ``DomainError/noSuchFilm``
    func learn(_ externalID: ExternalID, of id: Film.ID) async throws -> Film
}

extension FilmService {
    /// The film this ID leads to, or nil. Its own ID may be another one.
    public func film(_ id: Film.ID) async throws -> Film? {
        try await films([id])[id]
    }

    /// The film known elsewhere by this ID, or nil.
    public func film(_ externalID: ExternalID) async throws -> Film? {
        try await films(known: [externalID])[externalID]
    }
}
