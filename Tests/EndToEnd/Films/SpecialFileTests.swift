import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// Pipes and devices instead of files are refused: Filmz neither waits for them nor reads them to their end.
@Suite(.onOwnThreads, .timeLimit(.minutes(5))) struct SpecialFileTests {
    private let folder = TemporaryFolder()
    private let named = TemporaryFolder()
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path) }

    private func putPipe(at path: String) throws {
        #expect(try Tool.run("mkfifo", path).status == 0)
    }

    private func putDevice(at path: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
    }

    @Test func anImportRefusesThem() throws {
        try putPipe(at: named.path + "/title.basics.tsv.gz")
        try putDevice(at: named.path + "/title.ratings.tsv.gz")
        let outcome = try filmz.run("catalogue", "import", named.path)
        #expect(outcome.status != 0, "\(outcome)")
        #expect(outcome.errors.contains(Strings.english[FileProblemText.notRegular]), "\(outcome)")
    }

    @Test func settingsAndKeysAreNotReadFromThem() throws {
        try putPipe(at: folder.path + "/provider-keys.json")
        let keys = try filmz.run("providers", "status")
        #expect(keys.status == 0, "\(keys)")
        let unreadable = Strings.english[ProviderErrorText.unreadable, ["path": "…provider-keys.json"]]
        #expect(keys.errors.says(unreadable), "\(keys)")
        try putDevice(at: folder.path + "/config.json")
        let settings = try filmz.run("providers", "status")
        #expect(settings.status != 0, "\(settings)")
        let refused = Strings.english[CommandErrorText.configurationUnreadable, ["path": "…config.json"]]
        #expect(settings.errors.says(refused), "\(settings)")
    }

    @Test func aCertificateIsNotReadFromThem() throws {
        let path = named.path + "/certificate.pem"
        try putPipe(at: path)
        let outcome = try filmz.run("serve", "--port", "0", "--tls-certificate", path, "--tls-key", path)
        #expect(outcome.status != 0, "\(outcome)")
        #expect(outcome.errors.contains("certificate.pem"), "\(outcome)")
    }
}
