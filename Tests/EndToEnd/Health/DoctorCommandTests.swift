import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// `filmz doctor` with the real program.
@Suite(.onOwnThreads) struct DoctorCommandTests {
    private let folder = TemporaryFolder()

    #if os(Linux)
        /// The library's file is one that cannot be loaded.
        @Test func itSaysThatThereAreNoPreviewImagesWithoutLibrsvg() throws {
            let sentence = Strings.english[DoctorText.noPreviews]
            let data = folder.path + "/data"
            #expect(try !FilmzProgram(folder: data).run("doctor").output.contains(sentence))
            let libraries = folder.path + "/libraries"
            try FileManager.default.createDirectory(atPath: libraries, withIntermediateDirectories: true)
            try Data().write(to: URL(filePath: libraries + "/librsvg-2.so.2"))
            let without = try FilmzProgram(folder: data, environment: ["LD_LIBRARY_PATH": libraries]).run("doctor")
            #expect(without.status == 0, "everything else works")
            #expect(without.output.contains(sentence))
        }
    #endif
}
