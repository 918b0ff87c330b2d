/// Films of the catalogue, films typed in by hand, and films that the catalogue has lost but a person kept.
public protocol FilmService: Sendable {
    /// The films these IDs lead to, by the IDs asked for. IDs that lead nowhere are missing, and those that lead to films
    /// that the reader must not see. A film's own ID may be another one, when two records proved to be one film. Any
    /// number of IDs is one question.
    func films(_ ids: [Film.ID], for reader: FilmReader) async throws -> [Film.ID: Film]

    /// The films with these external IDs that the reader may see.
    func films(knownBy ids: [ExternalID], for reader: FilmReader) async throws -> [ExternalID: Film]

    /// The films of the catalogue and of a person that share a title with one of these and are from the same year, the year
    /// before or the year after, or if either year is not known. There may be others among them. Any number of films is
    /// one question.
    func films(titledLike films: [Film], for person: Person.ID) async throws -> [Film]

    /// The titles by which readers of a language know films, by the films' own IDs. Films without a known one are
    /// missing. Any number of films is one question: ``FilmTitles`` asks it for a whole page.
    func titles(of films: Set<Film.ID>, in language: TitleLanguage) async throws -> [Film.ID: String]

    /// What this film of the catalogue is about, by its own ID; nil when Filmz has no words of its own for it.
    func story(of film: Film.ID) async throws -> FilmSynopsis?

    /// How a show of the catalogue ran, by its own ID; nil for films, and when nothing is known about it.
    func run(of show: Film.ID) async throws -> ShowRun?

    /// The films of the catalogue that are most like this one by their keywords, the most similar first.
    func similar(to film: Film) async throws -> [SimilarFilm]

    /// Adds a film that a person types in, or returns the one already known: the one with the draft's IMDb ID, or the
    /// one that it is without doubt by title, year and directors (``FilmMatching``). The film belongs to the person: for
    /// others it is not there, and they can type it in too.
    ///
    /// When a catalogue that knows the film is loaded later, the film keeps its ID and takes the catalogue's facts.
    /// - Throws: ``DomainError/invalid(_:_:)``
    func add(_ draft: FilmDraft, by person: Person.ID) async throws -> Film

    /// Corrects a film typed in by hand. The correction may show that it is a film already known: then that film is
    /// returned, and both IDs lead to it.
    /// - Throws: ``DomainError/noSuchFilm``, ``DomainError/notAddedByHand``, ``DomainError/notYours``,
    ///   ``DomainError/invalid(_:_:)``
    func edit(_ id: Film.ID, draft: FilmDraft, by person: Person.ID) async throws -> Film

    /// Films that providers found, each as it is known here: by its external IDs, or because title, year and directors
    /// leave no doubt (``FilmMatching``). New films are remembered, so that their IDs lead to them. They belong to no
    /// catalogue and no person until somebody keeps one.
    /// - Parameters:
    ///   - found: each with the ID that its preferred external ID makes
    ///   - others: films that none of these is, however alike they are
    ///   - person: for whom they were found, and whose own films may be among them; nil for nobody
    /// - Returns: as many, in the same order, and whether each was known before
    func note(
        _ found: [Film], apartFrom others: Set<Film.ID>, for person: Person.ID?
    ) async throws -> [(film: Film, wasKnown: Bool)]

    /// Notes an external ID of a film. The film keeps its ID. If another film already has this external ID, the two
    /// become one, with everything personal of both, and both IDs lead to it.
    /// - Throws: ``DomainError/noSuchFilm``
    func learn(_ externalID: ExternalID, of id: Film.ID) async throws -> Film
}

extension FilmService {
    /// Films that providers found, of which nobody knows that they are not certain others.
    public func note(_ found: [Film], for person: Person.ID?) async throws -> [(film: Film, wasKnown: Bool)] {
        try await note(found, apartFrom: [], for: person)
    }

    /// The film this ID leads to, or nil. Its own ID may be another one.
    public func film(_ id: Film.ID, for reader: FilmReader) async throws -> Film? {
        try await films([id], for: reader)[id]
    }

    /// The film with this external ID, or nil.
    public func film(_ externalID: ExternalID, for reader: FilmReader) async throws -> Film? {
        try await films(knownBy: [externalID], for: reader)[externalID]
    }

    /// The films these IDs lead to that a person may see, by the IDs asked for.
    public func films(_ ids: [Film.ID], for person: Person.ID) async throws -> [Film.ID: Film] {
        try await films(ids, for: .person(person))
    }

    /// The films with these external IDs that a person may see.
    public func films(knownBy ids: [ExternalID], for person: Person.ID) async throws -> [ExternalID: Film] {
        try await films(knownBy: ids, for: .person(person))
    }

    /// The film this ID leads to; nil when there is none that a person may see. Its own ID may be another one.
    public func film(_ id: Film.ID, for person: Person.ID) async throws -> Film? {
        try await film(id, for: .person(person))
    }

    /// The film with this external ID; nil when there is none that a person may see.
    public func film(_ externalID: ExternalID, for person: Person.ID) async throws -> Film? {
        try await film(externalID, for: .person(person))
    }

    /// Everything that is known about a film: what providers said, and what Filmz knows by itself.
    public func dossier(
        of film: Film, reports: [FilmAnswer] = [], matches: [FilmMatch] = []
    ) async throws -> FilmDossier {
        var dossier = FilmMerging.dossier(
            film, story: try await story(of: film.id), reports: reports, matches: matches)
        if film.isShow, let run = try await run(of: film.id) {
            dossier.run = run
            dossier.origins[.seasons] = FilmDossier.Origin()
        }
        if dossier.similar.isEmpty {
            dossier.similar = try await similar(to: film)
            if !dossier.similar.isEmpty { dossier.origins[.similar] = FilmDossier.Origin(author: .filmz) }
        }
        return dossier
    }
}
