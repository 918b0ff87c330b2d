/// Decides what to keep when something new is known about a film: which of two records of one film survives, which
/// facts are filled in, and which ID leads where. See `docs/decisions/0003-film-identity.md`.
public struct FilmKeeping {
    /// A film as it is after the decisions are carried out.
    public struct Outcome: Hashable, Sendable {
        public var film: Film
        public var decisions: [FilmDecision]
    }

    private let personal: any PersonalFilmFacts

    public init(personal: any PersonalFilmFacts) {
        self.personal = personal
    }

    /// Adds a film that a person types in and that ``FilmLookup/known(typed:as:)`` did not find.
    public func add(_ typed: Film, as imdbID: IMDbID?, by person: Person.ID) throws -> Outcome {
        let known = try personal.filmsOutsideCatalogue(metBy: person)
        // It was sent twice, or typed in before.
        let same =
            known.first { $0.identified(by: typed.id) == typed }
            ?? (imdbID == nil ? FilmMatching.match(typed, among: known) : nil)
        if let same { return Outcome(film: same, decisions: []) }
        var outcome = Self.typed(typed, as: imdbID)
        outcome.decisions.insert(.own(typed.id, person), at: 1)
        return outcome
    }

    /// Corrects a film for the person who typed it in.
    /// - Parameters:
    ///   - id: any ID that leads to the film
    ///   - twin: the film that it now proves to be: ``FilmLookup/known(typed:as:)``
    /// - Throws: ``DomainError/noSuchFilm``, ``DomainError/notAddedByHand``, ``DomainError/notYours``
    public func edit(
        _ id: Film.ID, to edited: Film, as imdbID: IMDbID?, twin: FilmLookup.Located?, by person: Person.ID
    ) throws -> Outcome {
        var aliases = FilmAliases(try personal.aliases(among: Set([id, twin?.film.id].compactMap(\.self))))
        guard let present = try personal.films([aliases.resolved(id)]).first else { throw DomainError.noSuchFilm }
        guard present.id.externalID == nil, try personal.areInCatalogue([present.id])[present.id] == false
        else { throw DomainError.notAddedByHand }
        guard try personal.owners(of: [present.id])[present.id] == person else { throw DomainError.notYours }
        var decisions: [FilmDecision] = []
        if let wrong = present.externalIDs.imdb, wrong != imdbID {
            let alias = Film.ID(.imdb(wrong))
            decisions.append(.removeAlias(alias))
            aliases.remove(alias)
        }
        var film = edited.identified(by: present.id)
        film.externalIDs = present.externalIDs
        film.kind = edited.kind ?? present.kind
        var outcome: Outcome
        if let twin, aliases.resolved(twin.film.id) != film.id {
            outcome = try join(film, isInCatalogue: false, twin, aliases)
            decisions.append(.keep(film, isInCatalogue: false))
        } else {
            outcome = Self.typed(film, as: imdbID)
        }
        outcome.decisions = decisions + outcome.decisions
        return outcome
    }

    /// Whether only providers know the film, and also its twin if there is one. Then nothing has to be kept beside
    /// personal data when this ID is learnt.
    public static func areOnlyFound(
        _ known: FilmLookup.Located, learning externalID: ExternalID, twin: FilmLookup.Located?
    ) -> Bool {
        var learnt = ExternalIDs()
        learnt.insert(externalID)
        return known.place == .found && twin.map { $0.place == .found } ?? true
            && !known.film.externalIDs.contradict(twin?.film.externalIDs ?? learnt)
    }

    /// Adds an external ID to a film.
    /// - Parameter twin: the film that already has this external ID
    public func learn(
        _ externalID: ExternalID, of known: FilmLookup.Located, twin: FilmLookup.Located?
    ) throws -> Outcome {
        let aliases = FilmAliases(
            try personal.aliases(among: Set([known.film.id, twin?.film.id].compactMap(\.self))))
        var film = try present(known.film, aliases)
        let kept = try personal.areInCatalogue([film.id])[film.id]
        let isCatalogued = known.place == .catalogue
        guard let twin else {
            film.externalIDs.insert(externalID)
            return Outcome(
                film: film,
                decisions: [.keep(film, isInCatalogue: isCatalogued), .alias(Film.ID(externalID), to: film.id)])
        }
        guard aliases.resolved(twin.film.id) != film.id else { return Outcome(film: film, decisions: []) }
        var outcome = try join(film, isInCatalogue: kept ?? isCatalogued, twin, aliases)
        if kept == nil { outcome.decisions.insert(.keep(film, isInCatalogue: isCatalogued), at: 0) }
        return outcome
    }

    /// What must be kept of films so that the data of persons about them finds them again, whatever later catalogues
    /// know.
    /// - Parameter found: the films as ``FilmLookup`` knew them before the transaction
    /// - Returns: the IDs they have now, in the same order
    public func keep(
        _ found: [Film], _ catalogue: any CatalogueFilmFacts
    ) throws -> (ids: [Film.ID], decisions: [FilmDecision]) {
        let aliases = FilmAliases(try personal.aliases(among: Set(found.map(\.id))))
        let ids = found.map { aliases.resolved($0.id) }
        let kept = try personal.areInCatalogue(Set(ids))
        var seen = Set(kept.keys)
        let new = zip(ids, found).filter { seen.insert($0.0).inserted }
        let catalogued = try new.isEmpty ? [] : catalogue.ids(among: Set(new.map(\.0)))
        let decisions = new.map { id, film in
            FilmDecision.keep(film.identified(by: id), isInCatalogue: catalogued.contains(id))
        }
        return (ids, decisions)
    }

    /// The changes that a decision about a new catalogue's films makes. Earlier decisions must have been carried out.
    public func settle(_ decision: FilmIdentities.Decision) throws -> [FilmDecision] {
        switch decision {
        case .alias(let id, let film): return [.alias(id, to: film)]
        case .merge(let id, let survivor):
            // Its facts may not be kept yet. They are those of the new catalogue, with the gaps filled by what was
            // typed in.
            let kept = try personal.films([id, survivor.id])
            let present = kept.first { $0.id == survivor.id } ?? survivor
            let typed = id.externalID == nil ? kept.first { $0.id == id } : nil
            return [
                .keep(typed.map(present.filled) ?? present, isInCatalogue: true), .merge(id, into: survivor.id),
            ]
        }
    }

    /// The new state of a kept film after a catalogue was loaded. The catalogue's facts come first, and a film that the
    /// catalogue has lost stays as it was.
    /// - Parameters:
    ///   - catalogued: the film as the catalogue has it, or nil
    ///   - isTyped: whether a person typed in this film, or one that it proved to be
    public static func refresh(_ kept: Film, from catalogued: Film?, isTyped: Bool) -> FilmDecision {
        guard var film = catalogued else { return .keep(kept, isInCatalogue: false) }
        // The person who typed it in may know what the catalogue does not.
        if isTyped { film = film.filled(from: kept) }
        film.externalIDs = film.externalIDs.filled(from: kept.externalIDs)
        return .keep(film, isInCatalogue: true)
    }

    /// The film as it is inside this transaction. It may have been joined with another after it was found.
    private func present(_ found: Film, _ aliases: FilmAliases) throws -> Film {
        let id = aliases.resolved(found.id)
        return try id == found.id ? found : personal.films([id]).first ?? found.identified(by: id)
    }

    private static func typed(_ film: Film, as imdbID: IMDbID?) -> Outcome {
        var film = film
        film.externalIDs.imdb = imdbID
        let alias = imdbID.map { FilmDecision.alias(Film.ID(.imdb($0)), to: film.id) }
        return Outcome(film: film, decisions: [.keep(film, isInCatalogue: false)] + [alias].compactMap(\.self))
    }

    /// Joins a kept film and its twin. A film of the catalogue survives, because the catalogue's row cannot change its
    /// ID. Of two others, the one asked about survives.
    private func join(
        _ film: Film, isInCatalogue: Bool, _ twin: FilmLookup.Located, _ aliases: FilmAliases
    ) throws -> Outcome {
        let other = try present(twin.film, aliases)
        let isTwinCatalogued = twin.place == .catalogue
        var (survivor, gone) = isTwinCatalogued ? (other, film) : (film, other)
        survivor.externalIDs = survivor.externalIDs.filled(from: gone.externalIDs)
        return Outcome(
            film: survivor,
            decisions: [
                .keep(survivor, isInCatalogue: isTwinCatalogued || isInCatalogue), .merge(gone.id, into: survivor.id),
            ])
    }
}
