public import Foundation

/// Films of the catalogue, films typed in by hand, and films that are gone from the catalogue but stored because a
/// person uses them.
public protocol FilmService: Sendable {
    /// The films to which these IDs lead, by the requested IDs. IDs that lead nowhere are missing, and those of films
    /// that the reader must not see. A film's own ID may differ, when two records proved to be one film. Any number of
    /// IDs is one query.
    func films(_ ids: [Film.ID], for reader: FilmReader) async throws -> [Film.ID: Film]

    /// The films with these external IDs that the reader may see.
    func films(knownBy ids: [ExternalID], for reader: FilmReader) async throws -> [ExternalID: Film]

    /// The films of the catalogue and of a person that share a title with one of these and are from the same year, the
    /// year before or the year after, or if either year is unknown. There may be others among them. Any number of films
    /// is one query.
    func films(titledLike films: [Film], for person: Person.ID) async throws -> [Film]

    /// The titles of films in a language, by the films' own IDs. Films without a known one are missing. Any number of
    /// films is one query: ``FilmTitles`` makes it for a whole page.
    func titles(of films: Set<Film.ID>, in language: TitleLanguage) async throws -> [Film.ID: String]

    /// Filmz's own words about a film of the catalogue, by its own ID; nil when there are none.
    func story(of film: Film.ID) async throws -> FilmSynopsis?

    /// The run of a show of the catalogue, by its own ID; nil for films, and when nothing is known about it.
    func run(of show: Film.ID) async throws -> ShowRun?

    /// The numbers of all episodes of shows of the catalogue, by their own IDs. Shows of which the number is not known
    /// are missing. Any number of shows is one query.
    func episodeCounts(of shows: [Film.ID]) async throws -> [Film.ID: Int]

    /// The films of the catalogue that are most similar to this one by their keywords, the most similar first.
    /// - Parameter group: nil for films and shows
    func similar(to film: Film, among group: Film.KindGroup?) async throws -> [SimilarFilm]

    /// Adds a film that a person types in, or returns the known one: the one with the draft's IMDb ID, or the one that
    /// it certainly is by title, year and directors (``FilmMatching``). The film belongs to the person: others do not
    /// see it, and can type it in too.
    ///
    /// When a catalogue with the film is loaded later, the film keeps its ID and takes the catalogue's facts.
    /// - Throws: ``DomainError/invalid(_:_:)``
    func add(_ draft: FilmDraft, by person: Person.ID) async throws -> Film

    /// Corrects a film typed in by hand. The correction may make it identical with a known film: then that film is
    /// returned, and both IDs lead to it.
    /// - Throws: ``DomainError/noSuchFilm``, ``DomainError/notAddedByHand``, ``DomainError/notYours``,
    ///   ``DomainError/invalid(_:_:)``
    func edit(_ id: Film.ID, draft: FilmDraft, by person: Person.ID) async throws -> Film

    /// Stores films that providers found, and returns each as it is known here: by its external IDs, or because title,
    /// year and directors leave no doubt (``FilmMatching``). New films are stored, so that their IDs lead to them. They
    /// belong to no catalogue and no person until a person uses one.
    /// - Parameters:
    ///   - found: the films, each with the ID from its preferred external ID
    ///   - others: films that none of these can be, however similar they are
    ///   - person: the person for whom they were found, and whose own films are searched too; nil for none
    /// - Returns: the same number of films in the same order, and whether each was known before
    func note(
        _ found: [Film], apartFrom others: Set<Film.ID>, for person: Person.ID?
    ) async throws -> [(film: Film, wasKnown: Bool)]

    /// Adds an external ID to a film. The film keeps its ID. If another film already has this external ID, the two
    /// become one, with all personal data of both, and both IDs lead to it.
    /// - Throws: ``DomainError/noSuchFilm``
    func learn(_ externalID: ExternalID, of id: Film.ID) async throws -> Film
}

extension FilmService {
    /// Stores films that providers found, without films that they certainly are not.
    public func note(_ found: [Film], for person: Person.ID?) async throws -> [(film: Film, wasKnown: Bool)] {
        try await note(found, apartFrom: [], for: person)
    }

    /// The film to which this ID leads; nil when there is none. Its own ID may differ.
    public func film(_ id: Film.ID, for reader: FilmReader) async throws -> Film? {
        try await films([id], for: reader)[id]
    }

    /// The film with this external ID; nil when there is none.
    public func film(_ externalID: ExternalID, for reader: FilmReader) async throws -> Film? {
        try await films(knownBy: [externalID], for: reader)[externalID]
    }

    /// The films to which these IDs lead and that a person may see, by the requested IDs.
    public func films(_ ids: [Film.ID], for person: Person.ID) async throws -> [Film.ID: Film] {
        try await films(ids, for: .person(person))
    }

    /// The films with these external IDs that a person may see.
    public func films(knownBy ids: [ExternalID], for person: Person.ID) async throws -> [ExternalID: Film] {
        try await films(knownBy: ids, for: .person(person))
    }

    /// The film to which this ID leads; nil when there is none that a person may see. Its own ID may differ.
    public func film(_ id: Film.ID, for person: Person.ID) async throws -> Film? {
        try await film(id, for: .person(person))
    }

    /// The film with this external ID; nil when there is none that a person may see.
    public func film(_ externalID: ExternalID, for person: Person.ID) async throws -> Film? {
        try await film(externalID, for: .person(person))
    }
}

/// The services about films as such.
public protocol FilmServices: Sendable {
    var films: any FilmService { get }
}

/// A film's story in Filmz's own words.
public struct FilmSynopsis: Hashable, Sendable {
    /// One or two English sentences that reveal nothing after the first act; nil when there are none.
    public var logline: String?
    /// Keywords in plain English and lower case, the most characteristic first.
    public var keywords: [String]

    public init(logline: String? = nil, keywords: [String] = []) {
        self.logline = logline
        self.keywords = keywords
    }
}

/// A film that is similar to another one.
public struct SimilarFilm: Hashable, Sendable, Codable {
    public var id: ExternalID
    public var title: String
    public var year: Int?
    public var poster: URL?

    public init(id: ExternalID, title: String, year: Int? = nil, poster: URL? = nil) {
        self.id = id
        self.title = title
        self.year = year
        self.poster = poster
    }
}
