/// The reader of a query for films. A film that was typed in is visible only to persons who have met it, until a
/// catalogue has it.
public enum FilmReader: Hashable, Sendable {
    case person(Person.ID)
    /// Everybody: no film that was typed in is visible.
    case anybody
    /// Filmz itself, which shows the films to no person, or only to those who may see them. No page, API response or
    /// command uses it.
    case filmz
}

/// The films stored beside personal data that a reader may see. Others appear not to exist, and no ID leads to them.
struct ReadableFilmFacts: PersonalFilmFacts {
    let all: any PersonalFilmFacts
    let reader: FilmReader

    /// The films among these that the reader must not see.
    func hidden(_ ids: some Sequence<Film.ID>) throws -> Set<Film.ID> {
        // Only films that were typed in can be hidden, and there are few.
        let typedIDs = Set(ids.filter { $0.externalID == nil })
        guard reader != .filmz, !typedIDs.isEmpty else { return [] }
        let uncatalogued = try all.areInCatalogue(typedIDs).filter { !$0.value }.keys
        guard !uncatalogued.isEmpty, case .person(let person) = reader else { return Set(uncatalogued) }
        return try Set(uncatalogued).subtracting(all.met(among: Set(uncatalogued), by: person))
    }

    private func readable(_ films: [Film]) throws -> [Film] {
        let hidden = try hidden(films.map(\.id))
        return if hidden.isEmpty { films } else { films.filter { !hidden.contains($0.id) } }
    }

    func films(_ ids: Set<Film.ID>) throws -> [Film] { try readable(all.films(ids)) }

    func films(knownBy ids: Set<ExternalID>) throws -> [Film] { try readable(all.films(knownBy: ids)) }

    func aliases(among ids: Set<Film.ID>) throws -> [Film.ID: Film.ID] {
        let aliases = try all.aliases(among: ids)
        let hidden = try hidden(aliases.values)
        return if hidden.isEmpty { aliases } else { aliases.filter { !hidden.contains($0.value) } }
    }

    func areInCatalogue(_ ids: Set<Film.ID>) throws -> [Film.ID: Bool] { try all.areInCatalogue(ids) }

    func met(among ids: Set<Film.ID>, by person: Person.ID) throws -> Set<Film.ID> {
        try all.met(among: ids, by: person)
    }

    func filmsOutsideCatalogue(metBy person: Person.ID) throws -> [Film] {
        try all.filmsOutsideCatalogue(metBy: person)
    }

    func filmsOutsideCatalogue(titledLike films: [Film], for person: Person.ID?) throws -> [Film] {
        try all.filmsOutsideCatalogue(titledLike: films, for: person)
    }

    func decidedMatches(of films: Set<Film.ID>) throws -> [Film.ID: [FilmMatch]] {
        try all.decidedMatches(of: films)
    }

    func owners(of ids: Set<Film.ID>) throws -> [Film.ID: Person.ID] { try all.owners(of: ids) }
}
