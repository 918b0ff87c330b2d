import FilmzCatalogue
import FilmzDomain
import FilmzProviders
import FilmzStore
import Logging

#if canImport(Glibc)
    import CFilmzMalloc
#endif

extension StoreOptions {
    /// What imports IMDb's datasets while Filmz runs.
    func datasetImporter(
        into store: Store, work: BackgroundWork, logger: Logger
    ) async throws -> DatasetImporter {
        let server = try await DatasetServer.configured(folder: directory)
        return DatasetImporter(
            folder: datasetFolder, catalogue: store.catalogue, work: work,
            fetch: { file, path, report in
                try await FileDownload.run { download in
                    _ = try await download.fetch(server.file(file, to: path), report: report)
                }
            },
            log: { logger.warning("IMDb's datasets were not imported: \($0)") }, ended: Self.giveMemoryBack)
    }

    /// Returns unused memory to the system. The C library's allocator would keep what an import needed, which is far
    /// more than a server does.
    private static func giveMemoryBack() {
        #if canImport(Glibc)
            malloc_trim(0)
        #endif
    }
}
