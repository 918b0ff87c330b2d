import FilmzDomain
import Foundation
import Testing

struct RegularFileTests {
    @Test func onlyFilesOfALimitedSizeAreRead() throws {
        let path = NSTemporaryDirectory() + "filmz-\(UUID().uuidString)"
        try Data("12345".utf8).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(try RegularFile(path).size == 5)
        #expect(try RegularFile.contents(of: path, limit: 5) == Data("12345".utf8))
        #expect(throws: RegularFile.Problem.tooLarge(4)) { try RegularFile.contents(of: path, limit: 4) }
        #expect(throws: RegularFile.Problem.system(ENOENT)) { try RegularFile(path + "-none") }
        for special in ["/dev/zero", "/dev/null", NSTemporaryDirectory()] {
            #expect(throws: RegularFile.Problem.notRegular) { try RegularFile(special) }
        }
    }
}
