import FilmzDomain

/// A second store with only what the rules about films need.
final class FilmsInMemory: PersonalFilmFacts {
    /// The films of one place. Counts the questions.
    final class Place: CatalogueFilmFacts, ProviderFilmFacts {
        var all: [Film]
        var titles: [Film.ID: String] = [:]
        private(set) var questionCount = 0

        init(_ all: [Film]) {
            self.all = all
        }

        private func answer(_ isAsked: (Film) -> Bool) -> [Film] {
            questionCount += 1
            return all.filter(isAsked)
        }

        func films(_ ids: Set<Film.ID>) -> [Film] { answer { ids.contains($0.id) } }

        func films(knownBy ids: Set<ExternalID>) -> [Film] {
            answer { !ids.isDisjoint(with: $0.externalIDs.all) }
        }

        func titles(of films: Set<Film.ID>, in language: TitleLanguage) -> [Film.ID: String] {
            questionCount += 1
            return titles.filter { films.contains($0.key) }
        }

        func reportedTitles(of films: Set<Film.ID>, in language: TitleLanguage) -> [ProviderTitle] {
            titles(of: films, in: language).map {
                ProviderTitle(film: $0.key, provider: .tmdb, id: $0.key.externalID, text: $0.value)
            }
        }

        func ids(among ids: Set<Film.ID>) -> Set<Film.ID> { Set(films(ids).map(\.id)) }

        /// More films than asked for, which the protocol allows.
        func films(titledLike films: [Film]) -> [Film] { answer { _ in true } }
    }

    let catalogue: Place
    let found: Place
    private let kept: Place
    private var inCatalogue: Set<Film.ID>
    /// Films that were typed in at the beginning belong to the owner.
    private var owners: [Film.ID: Person.ID]
    private var met: [Film.ID: Set<Person.ID>]
    private(set) var aliases: FilmAliases
    var decided: [Film.ID: [FilmMatch]] = [:]

    init(
        kept: [Film] = [], inCatalogue: Set<Film.ID> = [], aliases: [Film.ID: Film.ID] = [:], catalogue: [Film] = [],
        found: [Film] = []
    ) {
        self.kept = Place(kept)
        self.catalogue = Place(catalogue)
        self.found = Place(found)
        self.inCatalogue = inCatalogue
        self.aliases = FilmAliases(aliases)
        let typed = kept.map(\.id).filter { $0.externalID == nil }
        owners = Dictionary(uniqueKeysWithValues: typed.map { ($0, .owner) })
        met = owners.mapValues { [$0] }
    }

    var keptFilms: [Film] { kept.all }
    var questionCount: Int { kept.questionCount + catalogue.questionCount + found.questionCount }
    var lookup: FilmLookup { lookup(for: .filmz) }

    func lookup(for reader: FilmReader) -> FilmLookup {
        FilmLookup(personal: self, catalogue: catalogue, providers: found, for: reader)
    }

    var keeping: FilmReconciliation { FilmReconciliation(personal: self) }

    func films(_ ids: Set<Film.ID>) -> [Film] { kept.films(ids) }
    func films(knownBy ids: Set<ExternalID>) -> [Film] { kept.films(knownBy: ids) }
    func aliases(among ids: Set<Film.ID>) -> [Film.ID: Film.ID] { aliases.targets.filter { ids.contains($0.key) } }

    func areInCatalogue(_ ids: Set<Film.ID>) -> [Film.ID: Bool] {
        Dictionary(uniqueKeysWithValues: films(ids).map { ($0.id, inCatalogue.contains($0.id)) })
    }

    func filmsOutsideCatalogue(metBy person: Person.ID) -> [Film] {
        filmsOutsideCatalogue(titledLike: [], for: person)
    }
    func filmsOutsideCatalogue(titledLike films: [Film], for person: Person.ID?) -> [Film] {
        kept.all.filter { film in
            !inCatalogue.contains(film.id)
                && (owners[film.id] == nil || person.map { met[film.id]?.contains($0) == true } == true)
        }
    }
    func met(among ids: Set<Film.ID>, by person: Person.ID) -> Set<Film.ID> {
        ids.filter { met[$0]?.contains(person) == true }
    }
    func decidedMatches(of films: Set<Film.ID>) -> [Film.ID: [FilmMatch]] {
        decided.filter { films.contains($0.key) }
    }
    func owners(of ids: Set<Film.ID>) -> [Film.ID: Person.ID] { owners.filter { ids.contains($0.key) } }

    /// Carries out the decisions.
    @discardableResult
    func carryOut(_ outcome: FilmReconciliation.Outcome) -> Film {
        carryOut(outcome.decisions)
        return outcome.film
    }

    func carryOut(_ decisions: [FilmDecision]) {
        for decision in decisions {
            switch decision {
            case .keep(let film, let isInCatalogue):
                kept.all.removeAll { $0.id == film.id }
                kept.all.append(film)
                inCatalogue = isInCatalogue ? inCatalogue.union([film.id]) : inCatalogue.subtracting([film.id])
            case .own(let id, let person): owners[id] = person
            case .meet(let id, let person): met[id, default: []].insert(person)
            case .alias(let id, let film): aliases.lead(id, to: film)
            case .removeAlias(let id):
                aliases = FilmAliases(aliases.targets.filter { $0.key != id })
            case .merge(let id, let survivor):
                kept.all.removeAll { $0.id == id }
                met[survivor, default: []].formUnion(met[id] ?? [])
                aliases.lead(id, to: survivor)
            }
        }
    }

    /// The film an ID leads to.
    func film(_ id: Film.ID) throws -> Film? { try lookup.films([id])[id]?.film }
    func film(_ id: ExternalID) throws -> Film? { try lookup.films(knownBy: [id])[id]?.film }
}
