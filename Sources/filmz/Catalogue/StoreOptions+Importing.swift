import FilmzCatalogue
import FilmzDomain
import FilmzProviders
import FilmzStore
import Logging

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
            log: { logger.warning("IMDb's datasets were not imported: \($0)") }, ended: ProcessMemory.giveBack)
    }
}
