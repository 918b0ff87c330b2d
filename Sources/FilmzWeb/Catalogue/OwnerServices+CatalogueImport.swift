import FilmzDomain

extension OwnerServices {
    /// - Throws: ``WebError/notFound`` when this Filmz imports no catalogues
    func demandCatalogueImport() throws -> any CatalogueImportService {
        guard let catalogueImport else { throw WebError.notFound }
        return catalogueImport
    }
}
