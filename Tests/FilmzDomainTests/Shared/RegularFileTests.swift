import FilmzDomain
import FilmzTestSupport
import Foundation
import Testing

struct RegularFileTests {
    @Test func aFileIsReplacedInOneStepOrStaysAsItIs() throws {
        let folder = TemporaryFolder()
        let path = folder.path + "/file"
        try RegularFile.replace(path, with: Data("old".utf8))
        #expect(try folder.mode(of: "file") == 0o600)
        // Left behind by a process that ended while writing, and by somebody who wants another file overwritten.
        try FileManager.default.createSymbolicLink(
            atPath: path + RegularFile.partSuffix, withDestinationPath: folder.path + "/other")
        try RegularFile.replace(path, with: Data("new".utf8), mode: 0o640)
        #expect(try Data(contentsOf: URL(filePath: path)) == Data("new".utf8))
        #expect(try folder.mode(of: "file") == 0o640)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
        #expect(throws: FileProblem.system(ENOENT)) {
            try RegularFile.replace(folder.path + "/none/file", with: Data())
        }
        try FileManager.default.createDirectory(atPath: folder.path + "/folder/in", withIntermediateDirectories: true)
        #expect(throws: FileProblem.self) { try RegularFile.replace(folder.path + "/folder", with: Data()) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["file", "folder"])
    }

    @Test func onlyFilesOfALimitedSizeAreRead() throws {
        let path = NSTemporaryDirectory() + "filmz-\(UUID().uuidString)"
        try Data("12345".utf8).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(try RegularFile(path).size == 5)
        #expect(try RegularFile.contents(of: path, limit: 5) == Data("12345".utf8))
        #expect(throws: FileProblem.tooLarge(4)) { try RegularFile.contents(of: path, limit: 4) }
        #expect(throws: FileProblem.system(ENOENT)) { try RegularFile(path + "-none") }
        for special in ["/dev/zero", "/dev/null", NSTemporaryDirectory()] {
            #expect(throws: FileProblem.notRegular) { try RegularFile(special) }
        }
    }
}
