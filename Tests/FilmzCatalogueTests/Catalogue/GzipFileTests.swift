import FilmzTestSupport
import Foundation
import Testing

@testable import FilmzCatalogue

/// A file is read up to the size it had when it was opened.
struct GzipFileTests {
    @Test func whatIsAddedMeanwhileIsNotRead() throws {
        let folder = TemporaryFolder()
        let path = folder.path + "/grows.gz"
        let member = Data(DatasetSample.gzip(Array("seen\n".utf8)))
        try member.write(to: URL(filePath: path))
        let file = try GzipFile(path: path)
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        try handle.seekToEnd()
        try handle.write(contentsOf: member)
        try handle.close()
        var buffer = [UInt8](repeating: 0, count: 100)
        let end = try file.read(into: &buffer, from: 0)
        #expect(String(decoding: buffer[..<end], as: UTF8.self) == "seen\n")
        #expect(file.position == member.count)
        #expect(file.size == member.count)
    }
}
