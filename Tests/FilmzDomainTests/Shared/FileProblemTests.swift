import FilmzDomain
import FilmzTestSupport
import Foundation
import Testing

struct FileProblemTests {
    private let folder = TemporaryFolder()

    private func url(_ name: String) -> URL { URL(filePath: folder.path + "/" + name) }

    private func problem(_ body: () throws -> Void) -> FileProblem? {
        do {
            try body()
            return nil
        } catch {
            return FileProblem(error)
        }
    }

    @Test func whatFoundationRefusesHasTheSystemsNumber() throws {
        try Data().write(to: url("file"))
        #expect(problem { _ = try Data(contentsOf: url("none")) } == .system(ENOENT))
        #expect(problem { _ = try FileHandle(forUpdating: url("none")) } == .system(ENOENT))
        #expect(problem { try FileManager.default.moveItem(at: url("none"), to: url("new")) } == .system(ENOENT))
        #expect(problem { try Data().write(to: url("none/file")) } == .system(ENOENT))
        #expect(problem { try Data().write(to: url("")) } == .system(EISDIR))
        #expect(problem { try Data().write(to: url("file"), options: .withoutOverwriting) } == .system(EEXIST))
        #expect(problem { try Data().write(to: url(String(repeating: "x", count: 300))) } == .system(ENAMETOOLONG))
        #expect(
            problem {
                try FileManager.default.createDirectory(at: url("file/in"), withIntermediateDirectories: true)
            } == .system(ENOTDIR))
    }

    @Test func aProblemStaysWhatItIs() {
        #expect(FileProblem(FileProblem.tooLarge(4)) == .tooLarge(4))
        #expect(FileProblem(POSIXError(.ENOSPC)) == .system(ENOSPC))
        #expect(FileProblem(CancellationError()) == .other(CancellationError().localizedDescription))
    }
}
