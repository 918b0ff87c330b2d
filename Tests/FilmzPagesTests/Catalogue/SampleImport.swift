import FilmzDomain

/// An import in one state; nothing can be changed.
struct SampleImport: CatalogueImportService {
    var present = CatalogueImport.none

    func state() -> CatalogueImport { present }
    func start(acceptsConditions: Bool) -> CatalogueImport { present }
    func stop() -> CatalogueImport { present }
}
