import FilmzTestSupport
import Foundation
import Testing

/// Only its owner may read what is in the data folder, whatever the system's default is.
@Suite(.onOwnThreads, .timeLimit(.minutes(5))) struct DataFolderTests {
    @Test func nobodyElseCanReadAnyFile() throws {
        let parent = TemporaryFolder()
        let folder = parent.path + "/data"
        var filmz = FilmzProgram(folder: folder).after("umask 0")
        filmz.isNew = true
        for command in [
            ["seen", "Alien"], ["providers", "off", "itunes"], ["film", "show", "Alien"], ["search", "alien"],
        ] {
            let outcome = try filmz.run(command)
            #expect(outcome.status == 0, "\(command)")
        }
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
        for expected in ["filmz.sqlite", "catalogue.sqlite", "providers.sqlite", "lock", "provider-keys.json", "cache"]
        {
            #expect(names.contains(expected), "\(names)")
        }
        #expect(names.contains { $0.hasSuffix(".titles") })
        for name in [""] + names {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)
            let mode = try #require(attributes[.posixPermissions] as? NSNumber).intValue
            #expect(mode & 0o077 == 0, "\(name) has \(String(mode, radix: 8))")
        }
    }
}
