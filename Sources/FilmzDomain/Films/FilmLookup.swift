/// Finds the films to which IDs lead. A film that is in a catalogue or stored beside personal data has priority over
/// one that only providers found. Each source is queried only a few times for any number of films.
public struct FilmLookup {
    public enum Place: Hashable, Sendable {
        case catalogue, personal
        /// Only providers know the film.
        case found
    }

    /// A film with its source.
    public struct Located: Hashable, Sendable {
        public var film: Film
        public var place: Place

        public init(_ film: Film, place: Place) {
            self.film = film
            self.place = place
        }
    }

    let personal: any PersonalFilmFacts
    private let readable: ReadableFilmFacts
    let catalogue: any CatalogueFilmFacts
    let providers: any ProviderFilmFacts

    /// - Parameter reader: the reader who may see the films
    public init(
        personal: any PersonalFilmFacts, catalogue: any CatalogueFilmFacts, providers: any ProviderFilmFacts,
        for reader: FilmReader
    ) {
        readable = ReadableFilmFacts(all: personal, reader: reader)
        self.personal = readable
        self.catalogue = catalogue
        self.providers = providers
    }

    /// Whether one of these films must not be visible to the reader, so that a lookup without it is needed.
    public func hidesAny(of films: some Sequence<Film>) throws -> Bool {
        try !readable.hidden(films.map(\.id)).isEmpty
    }

    /// The films to which these IDs lead.
    public func films(_ ids: Set<Film.ID>) throws -> [Film.ID: Located] {
        let resolvedIDs = try resolvedIDs(ids)
        // A new catalogue may have the film under its better ID.
        return try answers(
            resolvedIDs.mapValues { Question(id: $0, externalIDs: [$0.externalID].compactMap(\.self)) })
    }

    /// The films with these external IDs.
    public func films(knownBy ids: Set<ExternalID>) throws -> [ExternalID: Located] {
        let resolvedIDs = try resolvedIDs(Set(ids.map(Film.ID.init)))
        var questions: [ExternalID: Question] = [:]
        for externalID in ids {
            let id = resolvedIDs[Film.ID(externalID)] ?? Film.ID(externalID)
            questions[externalID] = Question(id: id, externalIDs: [id.externalID, externalID].compactMap(\.self))
        }
        return try answers(questions)
    }

    /// The lookup of one film.
    private struct Question {
        /// The film's own ID, never an alias.
        let id: Film.ID
        /// The external IDs to look up, in this order, when no film has this ID.
        let externalIDs: [ExternalID]
    }

    private func answers<Asked: Hashable>(_ questions: [Asked: Question]) throws -> [Asked: Located] {
        var open = questions
        func take<Answer>(_ answer: (Question) -> Answer?) -> [Asked: Answer] {
            let answered = open.compactMapValues(answer)
            for asked in answered.keys { open[asked] = nil }
            return answered
        }
        func first<Answer>(of ids: [ExternalID], _ answers: [ExternalID: Answer]) -> Answer? {
            ids.lazy.compactMap { answers[$0] }.first
        }
        let own = try own(Set(open.values.map(\.id)))
        var answers = take { own[$0.id] }
        guard !open.isEmpty else { return answers }

        let foundByID = Dictionary(try providers.films(Set(open.values.map(\.id))).map { ($0.id, $0) }) { first, _ in
            first
        }
        var found = take { foundByID[$0.id] }
        let externalIDs = Set(open.values.flatMap(\.externalIDs))
        if !externalIDs.isEmpty {
            let known = try known(by: externalIDs)
            answers.merge(take { first(of: $0.externalIDs, known) }) { first, _ in first }
        }
        let unknown = Set(open.values.flatMap(\.externalIDs))
        if !unknown.isEmpty {
            let foundElsewhere = try providers.films(knownBy: unknown).byExternalID
            found.merge(take { first(of: $0.externalIDs, foundElsewhere) }) { first, _ in first }
        }
        let meant = try meant(by: Array(found.values))
        answers.merge(found.compactMapValues { meant[$0.id] }) { first, _ in first }
        return answers
    }

    /// The film's own ID to which each ID leads.
    private func resolvedIDs(_ ids: Set<Film.ID>) throws -> [Film.ID: Film.ID] {
        guard !ids.isEmpty else { return [:] }
        let aliases = try personal.aliases(among: ids)
        return Dictionary(uniqueKeysWithValues: ids.map { ($0, aliases[$0] ?? $0) })
    }

    /// The films of the catalogue and those stored beside personal data, by their own IDs.
    private func own(_ ids: Set<Film.ID>) throws -> [Film.ID: Located] {
        guard !ids.isEmpty else { return [:] }
        return try Self.united(kept: personal.films(ids), catalogued: catalogue.films(ids))
    }

    /// The films of the catalogue and those stored beside personal data, by their external IDs. Stored films have
    /// priority.
    private func known(by ids: Set<ExternalID>) throws -> [ExternalID: Located] {
        let kept = try personal.films(knownBy: ids).byExternalID.filter { ids.contains($0.key) }
        let rest = ids.subtracting(kept.keys)
        let catalogued =
            try rest.isEmpty ? [:] : catalogue.films(knownBy: rest).byExternalID.filter { rest.contains($0.key) }
        let keptIDs = Set(kept.values.map(\.id))
        let cataloguedIDs = Set(catalogued.values.map(\.id))
        let united = Self.united(
            kept: try kept.values + (cataloguedIDs.isEmpty ? [] : personal.films(cataloguedIDs)),
            catalogued: try catalogued.values + (keptIDs.isEmpty ? [] : catalogue.films(keptIDs)))
        return kept.merging(catalogued) { first, _ in first }.compactMapValues { united[$0.id] }
    }

    /// The catalogue's facts, with external IDs that only the stored film has.
    private static func united(
        kept: some Sequence<Film>, catalogued: some Sequence<Film>
    ) -> [Film.ID: Located] {
        var films: [Film.ID: Located] = [:]
        for film in kept { films[film.id] = Located(film, place: .personal) }
        for var film in catalogued {
            if let kept = films[film.id]?.film { film.externalIDs = film.externalIDs.filled(from: kept.externalIDs) }
            films[film.id] = Located(film, place: .catalogue)
        }
        return films
    }

    /// For each film that providers found: the film to which one of its external IDs leads, or else the film itself.
    private func meant(by found: [Film]) throws -> [Film.ID: Located] {
        let externalIDs = Set(found.flatMap(\.externalIDs.all))
        guard !externalIDs.isEmpty else {
            return Dictionary(found.map { ($0.id, Located($0, place: .found)) }) { first, _ in first }
        }
        let resolved = try resolvedIDs(Set(externalIDs.map(Film.ID.init)))
        let own = try own(Set(resolved.values))
        let known = try known(by: externalIDs)
        var meant: [Film.ID: Located] = [:]
        for film in found {
            let better = film.externalIDs.all.lazy.compactMap { externalID in
                resolved[Film.ID(externalID)].flatMap { own[$0] } ?? known[externalID]
            }
            meant[film.id] = better.first ?? Located(film, place: .found)
        }
        return meant
    }
}

extension [Film] {
    /// The films by their external IDs. If several have the same, the one with the smallest ID is used.
    var byExternalID: [ExternalID: Film] {
        var films: [ExternalID: Film] = [:]
        for film in sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
            for id in film.externalIDs.all where films[id] == nil { films[id] = film }
        }
        return films
    }
}
