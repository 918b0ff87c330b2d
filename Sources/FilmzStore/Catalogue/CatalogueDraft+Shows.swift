import FilmzDomain

extension CatalogueDraft {
    func add(_ runs: [Film.ID: ShowRun]) throws {
        try write { db in
            for (show, run) in runs { try CatalogueShows.insert(run, of: show, in: db) }
        }
    }
}
