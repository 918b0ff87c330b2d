import FilmzDomain

/// An import in one state; nothing can be changed.
struct SampleImport: CatalogueImportService {
    var present = CatalogueImport.none

    func state() -> CatalogueImport { present }
    func start(acceptsConditions: Bool, by person: Person.ID) -> CatalogueImport { present }
    func stop(by person: Person.ID) -> CatalogueImport { present }
}
