import FilmzDomain
import FilmzResources
import Foundation

/// The files of a dataset.
public struct DatasetFolder: Sendable {
    /// The paths of the existing files.
    public let paths: [DatasetFile: String]
    private let place: String

    /// Finds the files in a folder by their names.
    public init(_ folder: String) {
        place = folder
        var paths: [DatasetFile: String] = [:]
        for file in DatasetFile.allCases {
            let path = file.path(in: folder)
            if FileManager.default.fileExists(atPath: path) { paths[file] = path }
        }
        self.paths = paths
    }

    /// Uses the files with these paths.
    public init(paths: [DatasetFile: String]) {
        self.paths = paths
        place = "what was named"
    }

    /// The reader of a file.
    /// - Throws: ``DatasetError/missing(_:folder:)``
    func neededReader(of file: DatasetFile) throws(DatasetError) -> DatasetReader {
        guard let reader = reader(of: file) else { throw .missing(file, folder: place) }
        return reader
    }

    /// The reader of a file; nil when it does not exist.
    func reader(of file: DatasetFile) -> DatasetReader? {
        paths[file].map { DatasetReader(file: file, path: $0) }
    }

    /// A fingerprint of the files, from their sizes and the checksums that gzip puts at their ends.
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
                throw .unreadable(path, reason: FileProblem(error))
            }
        }
        return Fingerprint.of(bytes)
    }
}
