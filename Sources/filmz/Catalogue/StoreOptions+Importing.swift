import FilmzCatalogue
import FilmzDomain
import FilmzProviders
import FilmzStore
import Logging

#if canImport(Glibc)
    import CFilmzMalloc
#endif

extension StoreOptions {
    /// Opens services that can import IMDb's datasets, and ends a running import afterwards.
    func withImporting(
        into store: Store, from services: Services, logger: Logger, body: (Services) async throws -> Void
    ) async throws {
        let server = try await DatasetServer.configured(folder: directory)
        let importer = DatasetImporter(
            folder: datasetFolder, catalogue: store.catalogue, persons: services.persons,
            fetch: { file, path, report in
                try await FileDownload.run { download in
                    _ = try await download.fetch(server.file(file, to: path), report: report)
                }
            },
            log: { logger.warning("IMDb's datasets were not imported: \($0)") }, ended: Self.giveMemoryBack)
        var services = services
        services.catalogueImport = importer
        do {
            try await body(services)
        } catch {
            await importer.shutdown()
            throw error
        }
        await importer.shutdown()
    }

    /// Returns unused memory to the system. The C library's allocator would keep what an import needed, which is far
    /// more than a server does.
    private static func giveMemoryBack() {
        #if canImport(Glibc)
            malloc_trim(0)
        #endif
    }
}
