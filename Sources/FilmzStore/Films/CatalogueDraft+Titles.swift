import FilmzDomain
import GRDB

extension CatalogueDraft {
    private static let titlesSQL = """
        SELECT film.id, title, original_title, year, film.prominence, votes, directors || char(10) || "cast"
        FROM film_by_fame list CROSS JOIN film ON film.id = list.film_id ORDER BY list.prominence, list.film_id
        """

    /// Tells a sink all titles of the sealed draft, best known first.
    func tell(_ sink: any TitleSink) throws {
        let queue =
            try file.map { file in
                var configuration = Configuration()
                configuration.readonly = true
                return try DatabaseQueue(path: file.path, configuration: configuration)
            } ?? queue
        try queue.unsafeRead { db in
            let hasNames = try Int.fetchOne(db, sql: "SELECT 1 FROM film_name LIMIT 1") != nil
            let names = try db.makeStatement(sql: "SELECT name FROM film_name WHERE film_id = ? ORDER BY position")
            let rows = try Row.fetchCursor(db, sql: Self.titlesSQL)
            var count = 0
            while let row = try rows.next() {
                count += 1
                if count.isMultiple(of: 1_000) { try Task.checkCancellation() }
                guard let id = Film.ID(rawValue: row[0]) else { continue }
                let prominence: Int64 = row[4]
                let others = hasNames ? try String.fetchAll(names, arguments: [id.rawValue]) : []
                var title = CatalogueTitle(
                    id: id, year: row[3], votes: row[5],
                    prominence: prominence == FilmRecord.unknownProminence ? nil : Int(prominence), names: [row[1]],
                    people: (row[6] as String).split(separator: "\n").map(String.init))
                for name in [row[2] as String?].compactMap(\.self) + others where !title.names.contains(name) {
                    title.names.append(name)
                }
                try sink.take(title)
            }
            try sink.finish(catalogue: CatalogueSchema.stamp(db))
        }
    }
}
