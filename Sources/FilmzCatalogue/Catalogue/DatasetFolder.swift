import FilmzDomain
import FilmzResources
import Foundation

/// Where the files of a dataset are.
public struct DatasetFolder: Sendable {
    /// The paths of the files that are there.
    public let paths: [DatasetFile: String]
    private let place: String

    /// The files in a folder, by their names.
    public init(_ folder: String) {
        place = folder
        var paths: [DatasetFile: String] = [:]
        for file in DatasetFile.allCases {
            let path = file.path(in: folder)
            if FileManager.default.fileExists(atPath: path) { paths[file] = path }
        }
        self.paths = paths
    }

    /// The files with these paths.
    public init(paths: [DatasetFile: String]) {
        self.paths = paths
        place = "what was named"
    }

    /// - Throws: ``DatasetError/missing(_:folder:)``
    func neededReader(of file: DatasetFile) throws(DatasetError) -> DatasetReader {
        guard let reader = reader(of: file) else { throw .missing(file, folder: place) }
        return reader
    }

    /// Nil when the file is not there.
    func reader(of file: DatasetFile) -> DatasetReader? {
        paths[file].map { DatasetReader(file: file, path: $0) }
    }

    /// Differs when the files differ. It is made from their sizes, and from the checksums that gzip puts at their ends.
    func fingerprint(of files: Set<DatasetFile>) throws(DatasetError) -> String {
        var bytes: [UInt8] = []
        for file in DatasetFile.allCases {
            guard files.contains(file), let path = paths[file] else { continue }
            do {
                let opened = try RegularFile(path)
                let handle = opened.handle
                let size = opened.size
                try handle.seek(toOffset: UInt64(max(size - 8, 0)))
                bytes += Array("\(file.rawValue) \(size) ".utf8) + (try handle.read(upToCount: 8) ?? Data())
            } catch {
                throw .unreadable(path, reason: error.localizedDescription)
            }
        }
        return Fingerprint.of(bytes)
    }
}
