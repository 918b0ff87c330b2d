import FilmzTestSupport
import Foundation

/// The catalogue that comes with Filmz, as the program loads it into a new folder.
///
/// The program does so once in a run of the tests, and all other folders get copies, because loading takes ten times as
/// long as anything else that most commands do.
enum ShippedCatalogue {
    private struct File {
        let name: String
        let content: Data
    }

    private static let files = Result {
        let folder = TemporaryFolder()
        var filmz = FilmzProgram(folder: folder.path)
        filmz.isNew = true
        guard try filmz.run("catalogue", "status").status == 0 else { throw CocoaError(.fileReadUnknown) }
        // The database comes last: where it is, all is.
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try names.filter { $0.hasPrefix("catalogue") }.map { name in
            File(name: name, content: try Data(contentsOf: URL(filePath: "\(folder.path)/\(name)")))
        }
    }

    /// Puts it where there is no catalogue yet. Where that is not possible, the program has to say why.
    static func add(to folder: String) throws {
        let manager = FileManager.default
        guard !manager.fileExists(atPath: folder + "/catalogue.sqlite") else { return }
        let files = try files.get()
        try? manager.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        for file in files {
            _ = manager.createFile(
                atPath: "\(folder)/\(file.name)", contents: file.content, attributes: [.posixPermissions: 0o600])
        }
    }
}
