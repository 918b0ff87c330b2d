import FilmzContracts
import FilmzTestSupport
import Foundation
import GRDB
import Testing

@testable import FilmzStore

/// The ways to open a store that differ in what answers a call.
enum StoreOpening: String, CaseIterable, CustomTestStringConvertible {
    case inMemory = "in memory"
    /// As a server and the command line open it together. Chance decides which of them gets each call.
    case folderTwice = "a folder that is open twice"

    private static let seed = RandomRounds(1).seed

    var testDescription: String {
        switch self {
        case .inMemory: rawValue
        case .folderTwice: "\(rawValue), seed \(Self.seed)"
        }
    }

    /// The files of a new store, by name. They are made once, because the migrations take longer than most tests.
    private static let newFiles = Task {
        let folder = TemporaryFolder()
        try await Store.open(directory: folder.path).close()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try names.map { ($0, try Data(contentsOf: URL(filePath: "\(folder.path)/\($0)"))) }
    }

    /// Checks a promise on a store opened this way.
    func run(_ promise: ContractCase) async throws {
        let clock = SettableClock()
        // Each promise has its own course, whatever else is run.
        let chance = SeededGenerator(seed: promise.name.utf8.reduce(Self.seed) { $0 &* 31 &+ UInt64($1) })
        switch self {
        case .inMemory:
            try await promise.run {
                Subject(
                    Subject.Opened(try .inMemory(clock: clock.clock, passwordCost: .low)), choosing: chance,
                    clock: clock)
            }
        case .folderTwice:
            let folder = try await Self.folderOfANewStore()
            defer { withExtendedLifetime(folder) {} }
            let path = folder.path
            @Sendable func open() async throws -> Subject.Opened {
                Subject.Opened(try await .open(directory: path, clock: clock.clock, passwordCost: .low))
            }
            try await promise.run {
                Subject(try await open(), try await open(), choosing: chance, clock: clock)
            }
            // A store that nobody needs any more closes its files by itself, and locks them for a moment.
            var configuration = Configuration()
            configuration.busyMode = .timeout(10)
            let database = try DatabaseQueue(path: path + "/filmz.sqlite", configuration: configuration)
            #expect(try await database.read(PersonalRepair.areSeasonsTrue), "counts agree with viewings")
        }
    }

    private static func folderOfANewStore() async throws -> TemporaryFolder {
        let folder = TemporaryFolder()
        for (name, content) in try await newFiles.value {
            try content.write(to: URL(filePath: "\(folder.path)/\(name)"))
        }
        return folder
    }
}

extension Subject.Opened {
    init(_ store: Store) {
        self.init(services: store.services, catalogue: store.catalogue, providerMemory: store.providerMemory)
    }
}
