import Foundation
import GRDB
import TestSupport
import Testing

@testable import FilmzStore

/// Every way to open a store.
enum StoreOpening: String, CaseIterable, CustomTestStringConvertible {
    case inMemory = "in memory"
    case folder = "a folder"
    /// As a server and the command line open it together.
    case folderTwice = "a folder that is open twice"

    var testDescription: String { rawValue }

    /// The files of a new store, by name. They are made once, because the migrations take longer than most tests.
    private static let newFiles = Task {
        let folder = try TemporaryFolder()
        try await Store.open(directory: folder.path).close()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try names.map { ($0, try Data(contentsOf: URL(filePath: "\(folder.path)/\($0)"))) }
    }

    /// Checks a promise on a store opened this way.
    func run(_ promise: ContractCase) async throws {
        let folder = self == .inMemory ? nil : try await Self.folderOfANewStore()
        defer { withExtendedLifetime(folder) {} }
        let clock = SettableClock()
        try await promise.run {
            guard let path = folder?.path else {
                return Subject(Subject.Opened(try .inMemory(clock: clock.clock, passwordCost: .low)), clock: clock)
            }
            func open() async throws -> Subject.Opened {
                Subject.Opened(try await .open(directory: path, clock: clock.clock, passwordCost: .low))
            }
            return self == .folder
                ? Subject(try await open(), clock: clock) : Subject(try await open(), try await open(), clock: clock)
        }
        guard let folder else { return }
        let database = try DatabaseQueue(path: folder.path + "/filmz.sqlite")
        #expect(try await database.read(PersonalRepair.areSeasonsTrue), "counts agree with viewings")
    }

    private static func folderOfANewStore() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, content) in try await newFiles.value {
            try content.write(to: URL(filePath: "\(folder.path)/\(name)"))
        }
        return folder
    }
}

extension Subject.Opened {
    fileprivate init(_ store: Store) {
        self.init(services: store.services, catalogue: store.catalogue, providerMemory: store.providerMemory)
    }
}
