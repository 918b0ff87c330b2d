import FilmzDomain
import GRDB

extension CatalogueDraft {
    /// Tells a sink all titles of the sealed draft, best known first.
    func tell(_ sink: any TitleSink) throws {
        let queue = try file.map { file in
            var configuration = Configuration()
            configuration.readonly = true
            return try DatabaseQueue(path: file.path, configuration: configuration)
        } ?? queue
        try queue.unsafeRead { db in
            let hasNames = try Int.fetchOne(db, sql: "SELECT 1 FROM film_name LIMIT 1") != nil
            let names = try db.makeStatement(sql: "SELECT name FROM film_name WHERE film_id = ? ORDER BY position")
            let rows = try Row.fetchCursor(
                db, sql: "SELECT \(FilmRecord.columns), votes FROM film ORDER BY prominence, id")
            while let row = try rows.next() {
                try Task.checkCancellation()
                let film = try FilmRecord.film(row)
                var title = CatalogueTitle(
                    id: film.id, year: film.year, votes: row[FilmRecord.columnCount], prominence: film.prominence,
                    names: [film.title], people: film.directors + film.cast)
                let others = hasNames ? try String.fetchAll(names, arguments: [film.id.rawValue]) : []
                for name in [film.originalTitle].compactMap(\.self) + others where !title.names.contains(name) {
                    title.names.append(name)
                }
                try sink.take(title)
            }
            try sink.finish(catalogue: CatalogueSchema.stamp(db))
        }
    }
}
