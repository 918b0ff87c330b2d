/// Decides what to store when a new fact about a film's identity is known: which of two records of one film survives,
/// which facts are filled in, and which ID leads where. See `docs/decisions/0003-film-identity.md`.
public struct FilmReconciliation {
    /// A film after the execution of the decisions.
    public struct Outcome: Hashable, Sendable {
        public var film: Film
        public var decisions: [FilmDecision]
    }

    private let personal: any PersonalFilmFacts

    public init(personal: any PersonalFilmFacts) {
        self.personal = personal
    }

    /// Adds a film that a person types in and that ``FilmLookup/known(typed:as:)`` did not find.
    public func add(_ film: Film, as imdbID: IMDbID?, by person: Person.ID) throws -> Outcome {
        var outcome = try make(film, as: imdbID, by: person, besides: personal.filmsOutsideCatalogue(metBy: person))
        if !outcome.decisions.isEmpty { outcome.decisions.append(.meet(film.id, person)) }
        return outcome
    }

    /// Creates a film of a person's own that ``FilmLookup/known(typed:as:)`` did not find, and that is visible to no
    /// person until its owner meets it.
    /// - Parameter known: the films that the person has met and that no catalogue has, as far as they may be the same
    public func make(
        _ typed: Film, as imdbID: IMDbID?, by person: Person.ID, besides known: [Film]
    ) throws -> Outcome {
        // The film was sent twice, or typed in before.
        let existing =
            known.first { $0.year == typed.year && $0.identified(by: typed.id) == typed }
            ?? (imdbID == nil ? FilmMatching.match(typed, among: known) : nil)
        if let existing { return Outcome(film: existing, decisions: []) }
        var outcome = try self.typed(typed, as: imdbID)
        outcome.decisions.insert(.own(typed.id, person), at: 1)
        return outcome
    }

    /// Corrects a film for the person who typed it in.
    /// - Parameters:
    ///   - id: any ID that leads to the film
    ///   - twin: the film with which the correction makes it identical: ``FilmLookup/known(typed:as:)``
    /// - Throws: ``DomainError/noSuchFilm``, ``DomainError/notAddedByHand``, ``DomainError/notYours``
    public func edit(
        _ id: Film.ID, to edited: Film, as imdbID: IMDbID?, twin: FilmLookup.Located?, by person: Person.ID
    ) throws -> Outcome {
        var aliases = FilmAliases(try personal.aliases(among: Set([id, twin?.film.id].compactMap(\.self))))
        guard let stored = try personal.films([aliases.resolved(id)]).first else { throw DomainError.noSuchFilm }
        guard stored.id.externalID == nil, try personal.areInCatalogue([stored.id])[stored.id] == false
        else { throw DomainError.notAddedByHand }
        guard try personal.owners(of: [stored.id])[stored.id] == person else { throw DomainError.notYours }
        var decisions: [FilmDecision] = []
        if let formerID = stored.externalIDs.imdb, formerID != imdbID {
            let alias = Film.ID(.imdb(formerID))
            decisions.append(.removeAlias(alias))
            aliases.remove(alias)
        }
        var film = edited.identified(by: stored.id)
        film.externalIDs = stored.externalIDs
        film.kind = edited.kind ?? stored.kind
        var outcome: Outcome
        if let twin, aliases.resolved(twin.film.id) != film.id {
            outcome = try join(film, isInCatalogue: false, twin: twin, aliases: aliases)
            decisions.append(.keep(film, isInCatalogue: false))
        } else {
            outcome = try typed(film, as: imdbID)
        }
        outcome.decisions = decisions + outcome.decisions
        return outcome
    }

    /// Checks that a person may remove a film that they typed in, or that they have met and only files or providers
    /// named.
    /// - Parameters:
    ///   - id: the film's own ID
    ///   - uses: all uses of the film
    /// - Throws: ``DomainError/noSuchFilm``, ``DomainError/notAddedByHand``, ``DomainError/notYours``,
    ///   ``DomainError/filmOfOthers``, ``DomainError/filmInUse``
    public func checkRemoval(of id: Film.ID, by person: Person.ID, uses: FilmUses) throws {
        try checkPlace(of: id, for: person)
        guard !uses.contains(.byOthers) else { throw DomainError.filmOfOthers }
        guard uses.isDisjoint(with: [.passedOn, .planned]) else { throw DomainError.filmInUse }
    }

    /// Whether a person may remove a film, provided that no other use prevents it.
    /// - Parameter id: the film's own ID
    public func isRemovable(_ id: Film.ID, by person: Person.ID) throws -> Bool {
        do {
            try checkPlace(of: id, for: person)
            return true
        } catch is DomainError {
            return false
        }
    }

    private func checkPlace(of id: Film.ID, for person: Person.ID) throws {
        guard let film = try personal.films([id]).first else { throw DomainError.noSuchFilm }
        guard id.externalID == nil || film.isNamedElsewhere, try personal.areInCatalogue([id])[id] == false else {
            throw DomainError.notAddedByHand
        }
        guard id.externalID == nil else {
            // The film stays visible to others, so only a person who has met it has something to remove.
            guard try personal.met(among: [id], by: person).contains(id) else { throw DomainError.noSuchFilm }
            return
        }
        guard try personal.owners(of: [id])[id] == person else { throw DomainError.notYours }
    }

    /// Whether only providers know the film, and also its twin if there is one. Then nothing needs to be stored beside
    /// personal data when this ID is added.
    public static func areOnlyFound(
        _ known: FilmLookup.Located, learning externalID: ExternalID, twin: FilmLookup.Located?
    ) -> Bool {
        var learnt = ExternalIDs()
        learnt.insert(externalID)
        return known.place == .found && twin.map { $0.place == .found } ?? true
            && !known.film.externalIDs.contradict(twin?.film.externalIDs ?? learnt)
    }

    /// Adds an external ID to a film. Films that two persons typed in stay two until a catalogue has them.
    /// - Parameter twin: the film that already has this external ID
    public func learn(
        _ externalID: ExternalID, of known: FilmLookup.Located, twin: FilmLookup.Located?
    ) throws -> Outcome {
        let aliases = FilmAliases(
            try personal.aliases(among: Set([known.film.id, twin?.film.id].compactMap(\.self))))
        var film = try present(known.film, aliases: aliases)
        let wasInCatalogue = try personal.areInCatalogue([film.id])[film.id]
        let isCatalogued = known.place == .catalogue
        guard let twin else {
            film.externalIDs.insert(externalID)
            return Outcome(
                film: film,
                decisions: [.keep(film, isInCatalogue: isCatalogued), .alias(Film.ID(externalID), to: film.id)])
        }
        guard aliases.resolved(twin.film.id) != film.id else { return Outcome(film: film, decisions: []) }
        if try areOfTwoPersons(film.id, aliases.resolved(twin.film.id)) {
            film.externalIDs.insert(externalID)
            return Outcome(film: film, decisions: [.keep(film, isInCatalogue: wasInCatalogue ?? isCatalogued)])
        }
        var outcome = try join(film, isInCatalogue: wasInCatalogue ?? isCatalogued, twin: twin, aliases: aliases)
        if wasInCatalogue == nil { outcome.decisions.insert(.keep(film, isInCatalogue: isCatalogued), at: 0) }
        return outcome
    }

    /// Whether two persons typed in these films, and no catalogue has either.
    private func areOfTwoPersons(_ one: Film.ID, _ other: Film.ID) throws -> Bool {
        let films: Set<Film.ID> = [one, other]
        guard films.allSatisfy({ $0.externalID == nil }) else { return false }
        let owners = try personal.owners(of: films)
        guard let first = owners[one], let second = owners[other], first != second else { return false }
        return try personal.areInCatalogue(films).values.allSatisfy { !$0 }
    }

    /// The facts of films that must be stored so that persons' data about them finds them again, whatever later
    /// catalogues contain. An ID that leads to another person's film no longer leads there when it is that of a film
    /// that is stored.
    /// - Parameters:
    ///   - found: the films as ``FilmLookup`` found them for the reader before the transaction
    ///   - reader: the person who has something with them
    /// - Returns: their current IDs, in the same order
    public func keep(
        _ found: [Film], catalogue: any CatalogueFilmFacts, for reader: FilmReader
    ) throws -> (ids: [Film.ID], decisions: [FilmDecision]) {
        let requestedIDs = Set(found.map(\.id))
        let readable = ReadableFilmFacts(all: personal, reader: reader)
        let all = try personal.aliases(among: requestedIDs)
        let aliases = FilmAliases(try all.isEmpty ? [:] : readable.aliases(among: requestedIDs))
        let ids = found.map { aliases.resolved($0.id) }
        let inCatalogue = try personal.areInCatalogue(Set(ids))
        var seen = Set(inCatalogue.keys)
        let new = zip(ids, found).filter { seen.insert($0.0).inserted }
        let catalogued = try new.isEmpty ? [] : catalogue.ids(among: Set(new.map(\.0)))
        let astray = all.keys.filter { aliases.targets[$0] == nil }.sorted { $0.rawValue < $1.rawValue }
        let decisions = new.map { id, film in
            FilmDecision.keep(film.identified(by: id), isInCatalogue: catalogued.contains(id))
        }
        return (ids, astray.map(FilmDecision.removeAlias) + decisions)
    }

    /// The changes that follow from a decision about a new catalogue's films. Earlier decisions must have been
    /// executed.
    public func resolve(_ decision: FilmIdentities.Decision) throws -> [FilmDecision] {
        switch decision {
        case .alias(let id, let film): return [.alias(id, to: film)]
        case .merge(let id, let survivor):
            // The survivor's facts may not be stored yet. They are those of the new catalogue, with the gaps filled by
            // what was typed in.
            let storedFilms = try personal.films([id, survivor.id])
            let present = storedFilms.first { $0.id == survivor.id } ?? survivor
            let typedFilm: Film? = if id.externalID == nil { storedFilms.first { $0.id == id } } else { nil }
            return [
                .keep(typedFilm.map(present.filled) ?? present, isInCatalogue: true), .merge(id, into: survivor.id),
            ]
        }
    }

    /// The new state of a stored film after a catalogue was loaded. The catalogue's facts have priority, and a film
    /// that is gone from the catalogue stays as it was.
    /// - Parameters:
    ///   - catalogued: the catalogue's record of the film; nil when it has none
    ///   - isTyped: whether a person typed in this film, or one that was merged into it
    public static func refresh(_ stored: Film, from catalogued: Film?, isTyped: Bool) -> FilmDecision {
        guard var film = catalogued else { return .keep(stored, isInCatalogue: false) }
        // The person who typed it in may know facts that the catalogue does not.
        if isTyped { film = film.filled(from: stored) }
        film.externalIDs = film.externalIDs.filled(from: stored.externalIDs)
        return .keep(film, isInCatalogue: true)
    }

    /// The current film inside this transaction. It may have been merged with another after it was found.
    private func present(_ found: Film, aliases: FilmAliases) throws -> Film {
        let id = aliases.resolved(found.id)
        return try id == found.id ? found : personal.films([id]).first ?? found.identified(by: id)
    }

    /// An ID that already leads to another person's film continues to lead there. ``FilmLookup`` finds each person's
    /// own by its external ID.
    private func typed(_ film: Film, as imdbID: IMDbID?) throws -> Outcome {
        var film = film
        film.externalIDs.imdb = imdbID
        let number = imdbID.map { Film.ID(.imdb($0)) }
        let existing = try number.flatMap { try personal.aliases(among: [$0])[$0] }
        let alias = number.flatMap { existing == nil ? FilmDecision.alias($0, to: film.id) : nil }
        return Outcome(film: film, decisions: [.keep(film, isInCatalogue: false)] + [alias].compactMap(\.self))
    }

    /// Merges a stored film and its twin. A film of the catalogue survives, because the catalogue's row cannot change
    /// its ID. Of two others, the requested one survives.
    private func join(
        _ film: Film, isInCatalogue: Bool, twin: FilmLookup.Located, aliases: FilmAliases
    ) throws -> Outcome {
        let other = try present(twin.film, aliases: aliases)
        let isTwinCatalogued = twin.place == .catalogue
        var (survivor, duplicate) = if isTwinCatalogued { (other, film) } else { (film, other) }
        survivor.externalIDs = survivor.externalIDs.filled(from: duplicate.externalIDs)
        return Outcome(
            film: survivor,
            decisions: [
                .keep(survivor, isInCatalogue: isTwinCatalogued || isInCatalogue),
                .merge(duplicate.id, into: survivor.id),
            ])
    }
}

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
