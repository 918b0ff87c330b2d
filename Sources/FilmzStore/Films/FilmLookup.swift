import FilmzDomain
import GRDB

/// Finds films wherever they are known, inside one read of the personal database.
struct FilmLookup {
    /// Where a film was found.
    enum Place {
        case catalogue, personal
        /// Only providers know it.
        case found
    }

    typealias Located = (film: Film, place: Place)

    let personal: Database
    let catalogue: CatalogueFile
    let providers: ProvidersFile

    /// The film an ID leads to.
    func film(_ id: Film.ID) throws -> Located? {
        let id = try KeptFilms.resolve(id, personal)
        // A catalogue made anew may have the film under its better ID.
        return try film(id, orKnownBy: [id.externalID].compactMap(\.self))
    }

    /// The film known elsewhere by an ID.
    func film(_ externalID: ExternalID) throws -> Located? {
        let id = try KeptFilms.resolve(Film.ID(externalID), personal)
        let elsewhere = [id.externalID, externalID].compactMap(\.self)
        return try film(id, orKnownBy: elsewhere.count == 2 && elsewhere[0] == elsewhere[1] ? [externalID] : elsewhere)
    }

    private func film(_ id: Film.ID, orKnownBy externalIDs: [ExternalID]) throws -> Located? {
        if let own = try own(id) { return own }
        if let found = try providers.readOnce({ try FoundFilms.film(id, $0) }) { return try meant(by: found) }
        for externalID in externalIDs {
            if let known = try ownKnown(by: externalID) { return known }
        }
        for externalID in externalIDs {
            if let found = try providers.readOnce({ try FoundFilms.film(externalID, $0) }) {
                return try meant(by: found)
            }
        }
        return nil
    }

    /// The one film of the catalogue, or kept outside it, that a film surely is by its title, year and people.
    func twin(of film: Film) throws -> Located? {
        let catalogued = try catalogued(titled: film)
        let ids = Set(catalogued.map(\.id))
        let own = try KeptFilms.outsideCatalogue(titled: film, personal).filter { !ids.contains($0.id) }
        return try located(FilmMatching.match(film, among: catalogued + own), of: film)
    }

    /// The one film of the catalogue that a film typed in by hand surely is by its title, year and people.
    func cataloguedTwin(of film: Film) throws -> Located? {
        try located(FilmMatching.match(typed: film, among: catalogued(titled: film)), of: film)
    }

    private func located(_ match: Film?, of film: Film) throws -> Located? {
        // What is known by another ID of the same kind is another film, however alike.
        guard let match, !match.externalIDs.contradict(film.externalIDs) else { return nil }
        return try self.film(match.id)
    }

    /// The films of the catalogue with one of a film's titles, made about the same time.
    private func catalogued(titled film: Film) throws -> [Film] {
        let keys = FilmText.keys(film)
        guard !keys.isEmpty else { return [] }
        return try catalogue.read { try Self.catalogued(keys: keys, year: film.year, $0) } ?? []
    }

    /// The films of a catalogue with one of these ``FilmText/keys(_:)``, made about that year.
    static func catalogued(keys: [Int64], year: Int?, _ db: Database) throws -> [Film] {
        let list = keys.json
        return try FilmRecord.films(db, sql: titledSQL, arguments: ["keys": list, "year": year])
    }

    static let titledSQL = """
        SELECT \(FilmRecord.columns) FROM film WHERE id IN (
            SELECT film_id FROM film_by_title WHERE key IN (SELECT value FROM json_each(:keys))
        ) AND \(isNear)
        """

    private static let isNear = "(year IS NULL OR :year IS NULL OR year BETWEEN :year - 1 AND :year + 1)"

    /// A film of the catalogue or the personal database by its own ID.
    private func own(_ id: Film.ID) throws -> Located? {
        let kept = try KeptFilms.film(id, personal)
        if var film = try catalogued("id", id.rawValue) {
            if let kept { film.externalIDs = film.externalIDs.filled(from: kept.externalIDs) }
            return (film, .catalogue)
        }
        return kept.map { ($0, .personal) }
    }

    private func ownKnown(by externalID: ExternalID) throws -> Located? {
        if let kept = try KeptFilms.film(externalID, personal) { return try own(kept.id) }
        let column = FilmRecord.column(of: externalID)
        return try catalogued(column.name, Int64(column.value)).flatMap { try own($0.id) }
    }

    /// The film that is known by one of a found film's external IDs, or else the found one itself.
    private func meant(by found: Film) throws -> Located {
        for externalID in found.externalIDs.all {
            if let own = try own(KeptFilms.resolve(Film.ID(externalID), personal)) { return own }
            if let known = try ownKnown(by: externalID) { return known }
        }
        return (found, .found)
    }

    private func catalogued(_ column: String, _ value: Int64) throws -> Film? {
        try catalogue.read { db in
            try FilmRecord.films(db, sql: Self.knownSQL(column), arguments: ["value": value]).first
        } ?? nil
    }

    /// The film of a catalogue that is known elsewhere by this value of a column.
    static func knownSQL(_ column: String) -> String {
        let all = "SELECT \(FilmRecord.columns) FROM film"
        if column == "id" { return "\(all) WHERE id = :value" }
        let elsewhere = """
            \(all) WHERE id IN (SELECT film_id FROM film_elsewhere WHERE kind = '\(column)' AND number = :value)
            """
        return column == "imdb_id" ? "\(all) WHERE id = :value AND imdb_id = :value UNION ALL \(elsewhere)" : elsewhere
    }
}
