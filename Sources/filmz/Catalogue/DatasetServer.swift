import Configuration
import FilmzCatalogue
import FilmzDomain
import FilmzProviders
import FilmzText
import Foundation

/// The server from which IMDb's datasets are downloaded.
struct DatasetServer {
    private let base: URL

    /// The maximum size of a file in bytes; IMDb's largest file is a sixth of this.
    private static let limit = 4 << 30
    private static let gzip: [UInt8] = [0x1F, 0x8B]

    /// - Returns: nil for a text that is not the address of a server
    init?(_ address: String) {
        guard let base = URL(string: address), ["http", "https"].contains(base.scheme), base.host() != nil else {
            return nil
        }
        self.base = base
    }

    /// The server from the environment or the configuration file, or IMDb's own.
    /// - Throws: ``CommandError/refused(_:)``
    static func configured(folder: String) async throws -> DatasetServer {
        let address = try await ConfigReader.filmz(folder: folder).text(.datasetsURL) ?? IMDbDatasets.server
        guard let server = DatasetServer(address) else {
            throw CommandError.configured("datasets.url") { $0[DownloadCommandText.wantedAddress] }
        }
        return server
    }

    func file(_ file: DatasetFile, to path: String) -> FileDownload.File {
        FileDownload.File(
            base.appending(path: file.fileName), to: path, beginning: Self.gzip, limit: Self.limit)
    }
}
