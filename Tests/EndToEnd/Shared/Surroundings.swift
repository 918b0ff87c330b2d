import FilmzTestSupport
import Foundation

/// A Filmz with its own folder, and simulated providers for it.
struct Surroundings {
    let folder: TemporaryFolder
    let simulator: FilmzServer
    /// A program with all keys and addresses in its environment.
    let filmz: FilmzProgram

    /// - Parameter options: the options of `filmz-simulator`
    init(_ options: String...) throws {
        folder = TemporaryFolder()
        simulator = try FilmzProgram(folder: folder.path).simulateProviders(options)
        filmz = FilmzProgram(folder: folder.path, environment: try Self.environment(simulator))
    }

    private static func environment(_ simulator: FilmzServer) throws -> [String: String] {
        struct Said: Decodable { var environment: [String: String] }
        return try JSONDecoder().decode(Said.self, from: Data(simulator.said.utf8)).environment
    }

    /// All keys that the simulated providers accept.
    static let keys = ["simulated-omdb-key", "simulated-tmdb-key", "SIMULATED-AMC-VENDOR-KEY"]

    /// A program without any key in its environment.
    var keyless: FilmzProgram {
        FilmzProgram(folder: folder.path, environment: filmz.environment.filter { !$0.key.hasSuffix("_KEY") })
    }

    /// A program with the addresses of these services only, and no keys.
    func only(_ names: String...) -> FilmzProgram {
        FilmzProgram(folder: folder.path, environment: filmz.environment.filter { names.contains($0.key) })
    }

    /// The same program when no service can be reached: at a port that no program is given, because the port of a
    /// simulator that was stopped may be another's a moment later.
    func unreachable(_ program: FilmzProgram) -> FilmzProgram {
        FilmzProgram(
            folder: folder.path,
            environment: program.environment.mapValues {
                $0.replacing(simulator.address, with: "http://127.0.0.1:1")
            })
    }

    /// Stops the simulated providers.
    /// - Returns: how often each was asked
    func calls() throws -> [String: Int] {
        struct Tally: Decodable { var calls: [String: Int] }
        return try JSONDecoder().decode(Tally.self, from: Data(try simulator.lastWords().utf8)).calls
    }

    /// The files of the data folder that contain a text.
    func files(with text: String) throws -> [String] {
        let bytes = Data(text.utf8)
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { name in
            let file = try? Data(contentsOf: URL(filePath: folder.path + "/" + name), options: .mappedIfSafe)
            return file?.range(of: bytes) != nil
        }
    }

    /// The keys in a program's output.
    static func keys(in outcome: FilmzProgram.Outcome) -> [String] {
        keys.filter { outcome.output.contains($0) || outcome.errors.contains($0) }
    }
}

extension FilmzProgram.Outcome {
    /// The lines on standard error.
    var complaints: [Substring] { errors.split(separator: "\n") }
}
