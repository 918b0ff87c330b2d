import FilmzDomain
import GRDB

/// What is kept of episodes because somebody has logged them. Call the functions inside a transaction.
extension EpisodeRecord {
    /// Notes that episodes were logged, with what is known of them.
    /// - Returns: the IDs by which they are kept, by those that they were asked for with
    static func keep(_ episodes: [Episode], of show: Film.ID, in db: Database) throws -> [Episode.ID: Episode.ID] {
        var ids: [Episode.ID: Episode.ID] = [:]
        // Of many, mostly all are kept already. The first that is not may change what is kept of the others.
        var kept = episodes.count > 1 ? try KeptEpisodes(of: episodes, show: show, in: db) : nil
        for episode in episodes {
            if let id = kept?.id(of: episode) {
                ids[episode.id] = id
            } else {
                kept = nil
                ids[episode.id] = try keep(episode, of: show, in: db)
            }
        }
        return ids
    }

    /// What is kept of several episodes, read at once.
    private struct KeptEpisodes {
        private let byID: [Episode.ID: Episode]
        private let byNumber: [EpisodeNumber: Episode]

        init(of episodes: [Episode], show: Film.ID, in db: Database) throws {
            let identified = try EpisodeRecord.fetch(Set(episodes.map(\.id)), of: show, in: db)
            let numbers = episodes.filter { identified[$0.id] == nil }.compactMap(\.number)
            let numbered = try EpisodeRecord.episodes(numbers.map { (show: show, number: $0) }, in: db)
            byID = identified
            byNumber = Dictionary(numbered.compactMap { row in row.episode.number.map { ($0, row.episode) } }) { $1 }
        }

        /// The ID by which an episode is kept; nil if anything about it is new.
        func id(of episode: Episode) -> Episode.ID? {
            guard let stored = byID[episode.id] ?? episode.number.flatMap({ byNumber[$0] }),
                stored.externalIDs.isSame(as: episode.externalIDs) != false, stored.filled(from: episode) == stored
            else { return nil }
            return stored.id
        }
    }

    private static func keep(_ episode: Episode, of show: Film.ID, in db: Database) throws -> Episode.ID {
        let namesake = try fetch([episode.id], of: show, in: db)[episode.id]
        // A database may have entered an episode anew and brought back the old entry, as another one.
        let isAnother = namesake.map { $0.externalIDs.isSame(as: episode.externalIDs) == false } ?? false
        if let namesake, !isAnother { return try fill(namesake, from: episode, of: show, in: db) }
        if let number = episode.number, let storedEpisode = try self.episode(number, of: show, in: db) {
            guard storedEpisode.externalIDs.isSame(as: episode.externalIDs) == false else {
                return try fill(storedEpisode, from: episode, of: show, in: db)
            }
            // The number belongs to another episode by now.
            try displace(storedEpisode.id, of: show, in: db)
            try noteChange(of: show, in: db)
        }
        let needsID = episode.id.number != nil || isAnother
        let id = if needsID { try lastingID(episode.number ?? .first, of: show, in: db) } else { episode.id }
        try save(episode.identified(by: id), of: show, in: db)
        return id
    }

    /// An ID that no episode of the show has, for one of which only the number is known.
    private static func lastingID(_ number: EpisodeNumber, of show: Film.ID, in db: Database) throws -> Episode.ID {
        var count = 0
        while try !fetch([Episode.ID(keeping: number, after: count)], of: show, in: db).isEmpty { count += 1 }
        return Episode.ID(keeping: number, after: count)
    }

    /// Writes down what is new about a kept episode. Mostly nothing is.
    private static func fill(
        _ stored: Episode, from newer: Episode, of show: Film.ID, in db: Database
    ) throws -> Episode.ID {
        let merged = stored.filled(from: newer)
        if merged != stored { try save(merged, of: show, in: db) }
        return stored.id
    }

    /// Keeps what was logged with the right episodes of a newer list.
    static func follow(_ episodes: [Episode], of show: Film.ID, in db: Database) throws {
        let rows = try EpisodeColumn.fetchAll(
            db.cachedStatement(sql: "SELECT \(columns) FROM episode e WHERE e.film_id = ?"), arguments: [show.rawValue])
        let decisions = EpisodeReconciliation.decisions(kept: rows.compactMap(self.episode), listed: episodes)
        guard !decisions.isEmpty else { return }
        // A number must be free before another episode gets it.
        for decision in decisions {
            switch decision {
            case .displace(let id): try displace(id, of: show, in: db)
            case .update(let episode):
                var pending = episode
                pending.number = nil
                try save(pending, of: show, in: db)
            }
        }
        for case .update(let episode) in decisions { try save(episode, of: show, in: db) }
        try noteChange(of: show, in: db)
    }

    /// Takes an episode's number away, and remembers which it was.
    private static func displace(_ id: Episode.ID, of show: Film.ID, in db: Database) throws {
        try db.cachedStatement(
            sql: """
                UPDATE episode SET former = position, position = NULL
                WHERE film_id = ? AND id = ? AND position IS NOT NULL
                """
        ).execute(arguments: [show.rawValue, id.rawValue])
    }

    /// Counts again what is counted by number, and makes everything that was remembered about persons' films outdated.
    private static func noteChange(of show: Film.ID, in db: Database) throws {
        try SeasonsSeen.recount(show, in: db)
        try db.execute(sql: "UPDATE film_stamp SET facts = facts + 1")
    }

    /// Two shows prove to be one: what the survivor lacks is copied.
    static func merge(_ id: Film.ID, into survivor: Film.ID, in db: Database) throws {
        // An episode whose number the survivor has given to another one comes without it.
        let rest = EpisodeColumn.stored.filter { ![.id, .position].contains($0) }.map(\.sql).joined(separator: ", ")
        for (position, former) in [("position", "former"), ("NULL", "coalesce(former, position)")] {
            try db.execute(
                sql: """
                    INSERT INTO episode (film_id, id, position, former, \(rest))
                    SELECT :survivor, id, \(position), \(former), \(rest) FROM episode WHERE film_id = :id
                    ON CONFLICT DO NOTHING
                    """, arguments: ["survivor": survivor.rawValue, "id": id.rawValue])
        }
        try db.execute(sql: "DELETE FROM episode WHERE film_id = ?", arguments: [id.rawValue])
        try SeasonsSeen.recount(survivor, in: db)
    }

    /// Some episodes of a show, for counting those that a person has seen.
    struct Viewed {
        private let episodes: Set<Episode.ID>
        private let show: Film.ID
        private let person: Person.ID

        init(_ episodes: Set<Episode.ID>, show: Film.ID, of person: Person.ID) {
            self.episodes = episodes
            self.show = show
            self.person = person
        }

        func count(_ db: Database) throws -> Int {
            guard !episodes.isEmpty else { return 0 }
            return try Int.fetchOne(
                db.cachedStatement(sql: Self.sql),
                arguments: [
                    "ids": episodes.map(\.rawValue).json, "person": person.rawValue, "film": show.rawValue,
                ]) ?? 0
        }

        func seasons(_ db: Database) throws -> [Int: SeasonsSeen.Season] {
            try SeasonsSeen(show: show, person: person).seen(of: episodes, in: db)
        }

        /// - Parameter before: what ``seasons(_:)`` was before
        func noteSeasons(insteadOf before: [Int: SeasonsSeen.Season], in db: Database) throws {
            try SeasonsSeen(show: show, person: person).note(try seasons(db), insteadOf: before, in: db)
        }

        static let sql = """
            SELECT count(*) FROM json_each(:ids) asked WHERE EXISTS (
                SELECT 1 FROM viewing WHERE person_id = :person AND film_id = :film AND episode_id = asked.value
            )
            """
    }

    /// The SQL condition that a viewing `v` counts since `m`'s person began the show again: it was logged since, and is
    /// not dated much earlier. A day earlier is possible, because days begin at other times elsewhere.
    static let isInRun = """
        (m.started_over_at IS NULL OR v.logged_at > m.started_over_at AND v.watched_on >=
            substr(date(m.started_over_at / 1000, 'unixepoch', '-1 day'), 1, length(v.watched_on)))
        """

    /// The SQL condition that `m`'s person has seen episode `e` since they began the show.
    static let isSeen = """
        EXISTS (
            SELECT 1 FROM viewing v
            WHERE v.person_id = :person AND v.film_id = m.film_id AND v.episode_id = e.id AND \(isInRun)
        )
        """
}
