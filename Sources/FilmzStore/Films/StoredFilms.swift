import FilmzDomain
import GRDB

/// Films of the catalogue, and beside it those that only the personal database knows.
struct StoredFilms: FilmService {
    let database: FilmzDatabase
    let catalogue: CatalogueFile
    let providers: ProvidersFile
    let clock: Clock

    func film(_ id: Film.ID) throws -> Film? {
        try look { try $0.film(id)?.film }
    }

    func film(_ externalID: ExternalID) throws -> Film? {
        try look { try $0.film(externalID)?.film }
    }

    func add(_ draft: FilmDraft) async throws -> Film {
        let film = try draft.film(id: .random())
        if let imdbID = draft.imdbID {
            if let known = try self.film(.imdb(imdbID)) { return known }
        } else if let twin = try look({ try $0.cataloguedTwin(of: film) }) {
            return twin.film
        }
        return try await database.write { db in
            let known = try KeptFilms.outsideCatalogue(db)
            // Sent twice, or typed in before.
            if let same = known.first(where: { $0.identified(by: film.id) == film }) { return same }
            if draft.imdbID == nil, let same = FilmMatching.match(film, among: known) { return same }
            return try Self.save(film, knownAs: draft.imdbID, db)
        }
    }

    func edit(_ id: Film.ID, _ draft: FilmDraft) async throws -> Film {
        guard let old = try film(id) else { throw DomainError.noSuchFilm }
        guard old.id.externalID == nil else { throw DomainError.notAddedByHand }
        let edited = try draft.film(id: old.id)
        var twin: Twin?
        if let imdbID = draft.imdbID {
            twin = try look { try $0.film(.imdb(imdbID)) }.map(Twin.init)
        } else {
            twin = try look { try $0.cataloguedTwin(of: edited) }.map(Twin.init)
        }
        return try await database.write { [twin] db in
            guard let present = try KeptFilms.film(try KeptFilms.resolve(id, db), db) else {
                throw DomainError.noSuchFilm
            }
            guard try KeptFilms.isEditable(present.id, db) else { throw DomainError.notAddedByHand }
            if let wrong = present.externalIDs.imdb, wrong != draft.imdbID {
                try KeptFilms.removeAlias(Film.ID(.imdb(wrong)), db)
            }
            var film = edited.identified(by: present.id)
            film.externalIDs = present.externalIDs
            if let twin, try KeptFilms.resolve(twin.film.id, db) != film.id {
                try KeptFilms.save(film, inCatalogue: false, db)
                return try Self.join(film, twin, db)
            }
            return try Self.save(film, knownAs: draft.imdbID, db)
        }
    }

    func learn(_ externalID: ExternalID, of id: Film.ID) async throws -> Film {
        let (located, twin) = try look { (try $0.film(id), try $0.film(externalID)) }
        guard let (found, place) = located else { throw DomainError.noSuchFilm }
        var learnt = ExternalIDs()
        learnt.insert(externalID)
        if place == .found, twin.map({ $0.place == .found }) ?? true,
            !found.externalIDs.contradict(twin?.film.externalIDs ?? learnt)
        {
            return try await learn(externalID, ofFound: found)
        }
        let other = twin.map(Twin.init)
        return try await database.write { db in
            var film = try Self.present(found, db)
            if let other {
                guard try Self.present(other.film, db).id != film.id else { return film }
                if try KeptFilms.isInCatalogue(film.id, db) == nil {
                    try KeptFilms.save(film, inCatalogue: place == .catalogue, db)
                }
                return try Self.join(film, other, db)
            }
            film.externalIDs.insert(externalID)
            try KeptFilms.save(film, inCatalogue: place == .catalogue, db)
            try KeptFilms.alias(Film.ID(externalID), to: film.id, db)
            return film
        }
    }

    /// Inside one write: what is known of the film, kept beside personal data from now on.
    /// - Parameter found: the film as ``film(_:)`` knew it before the transaction
    /// - Returns: the ID it has now
    func keep(_ found: Film, _ db: Database) throws -> Film.ID {
        let id = try KeptFilms.resolve(found.id, db)
        if try KeptFilms.isInCatalogue(id, db) == nil {
            try KeptFilms.save(found.identified(by: id), inCatalogue: try isInCatalogue(id), db)
        }
        return id
    }

    /// Looks for films in one state of the personal database.
    func look<Value>(_ value: (FilmLookup) throws -> Value) throws -> Value {
        try database.read { try value(FilmLookup(personal: $0, catalogue: catalogue, providers: providers)) }
    }

    private func isInCatalogue(_ id: Film.ID) throws -> Bool {
        try catalogue.read { db in
            let statement = try db.cachedStatement(sql: "SELECT 1 FROM film WHERE id = ?")
            return try Int.fetchOne(statement, arguments: [id.rawValue]) != nil
        } ?? false
    }

    /// Another film that proves to be the same.
    private struct Twin {
        var film: Film
        var isInCatalogue: Bool

        init(_ located: FilmLookup.Located) {
            (film, isInCatalogue) = (located.film, located.place == .catalogue)
        }
    }

    /// The film as it is inside this transaction: it may have been joined with another since it was found.
    private static func present(_ found: Film, _ db: Database) throws -> Film {
        let id = try KeptFilms.resolve(found.id, db)
        return id == found.id ? found : try KeptFilms.film(id, db) ?? found.identified(by: id)
    }

    private static func save(_ film: Film, knownAs imdbID: IMDbID?, _ db: Database) throws -> Film {
        var film = film
        film.externalIDs.imdb = imdbID
        try KeptFilms.save(film, inCatalogue: false, db)
        if let imdbID { try KeptFilms.alias(Film.ID(.imdb(imdbID)), to: film.id, db) }
        return film
    }

    /// Makes one film of a kept one and its twin. The catalogue's row cannot change its ID, so it survives; of two others
    /// the one asked about.
    private static func join(_ film: Film, _ twin: Twin, _ db: Database) throws -> Film {
        let other = try present(twin.film, db)
        var (survivor, gone) = twin.isInCatalogue ? (other, film) : (film, other)
        survivor.externalIDs = survivor.externalIDs.filled(from: gone.externalIDs)
        let isKeptInCatalogue = try KeptFilms.isInCatalogue(survivor.id, db)
        try KeptFilms.save(survivor, inCatalogue: twin.isInCatalogue || isKeptInCatalogue == true, db)
        try KeptFilms.merge(gone.id, into: survivor.id, db)
        return survivor
    }
}
