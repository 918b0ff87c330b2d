import FilmzDomain
import GRDB

/// Films that providers found and nobody here knows, in `providers.sqlite`. Call the functions with that database.
enum ProviderFilmRecord {
    /// Remembers a film, or adds its facts to one that is already remembered.
    /// - Returns: everything that is known of the film now
    static func remember(_ providerFilm: Film, at now: Timestamp, in db: Database) throws -> Film {
        let before = try FilmTable.found.films(knownBy: Set(providerFilm.externalIDs.all), in: db)
        let (film, formerIDs) = providerFilm.merged(withFoundBefore: before)
        for id in formerIDs {
            try db.cachedStatement(sql: "DELETE FROM found_film WHERE id = ?").execute(arguments: [id.rawValue])
            try AnswerRecord.move(id, to: film.id, in: db)
        }
        try db.cachedStatement(sql: saveSQL).execute(arguments: FilmRecord.arguments(film) + [now.milliseconds])
        return film
    }

    private static let saveSQL = FilmRecord.upsertion(into: "found_film", extraColumns: ["noted_at"])
}

extension ProvidersFile: FoundFilms {
    func note(_ films: [Film], at now: Timestamp) async throws -> [Film] {
        try await write { db in
            let known = try films.map { try ProviderFilmRecord.remember($0, at: now, in: db) }
            try ProvidersSchema.tidy(db, at: now)
            return known
        }
    }

    func remember(_ film: Film, at now: Timestamp) async throws -> Film {
        try await write { try ProviderFilmRecord.remember(film, at: now, in: $0) }
    }

    func films(_ ids: Set<Film.ID>) throws -> [Film] {
        try readOnce { try FilmTable.found.films(ids, in: $0) }
    }

    func films(knownBy ids: Set<ExternalID>) throws -> [Film] {
        try readOnce { try FilmTable.found.films(knownBy: ids, in: $0) }
    }

    func newestAnswers() throws -> NewestAnswers {
        try readOnce { try AnswerRecord.newest($0) }
    }

    func reportedTitles(of films: Set<Film.ID>, in language: TitleLanguage) throws -> [ProviderTitle] {
        let oldest = ProvidersSchema.oldest(after: ProvidersSchema.days, at: clock.now())
        return try readOnce { try AnswerRecord.titles(of: films, in: language, since: oldest, db: $0) }
    }
}
