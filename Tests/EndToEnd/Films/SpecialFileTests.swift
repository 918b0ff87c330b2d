import Foundation
import TestSupport
import Testing

/// Pipes and devices instead of files are refused: Filmz neither waits for them nor reads them to their end.
@Suite(.onOwnThreads, .timeLimit(.minutes(5))) struct SpecialFileTests {
    private let folder: TemporaryFolder
    private let named: TemporaryFolder
    private let filmz: FilmzProgram

    init() throws {
        (folder, named) = (try TemporaryFolder(), try TemporaryFolder())
        filmz = FilmzProgram(folder: folder.path)
    }

    private func put(_ kind: String, at path: String) throws {
        if kind == "pipe" {
            #expect(try Tool.run("mkfifo", path).status == 0)
        } else {
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
        }
    }

    @Test(arguments: ["pipe", "device"])
    func anImportRefusesThem(kind: String) throws {
        try put(kind, at: named.path + "/title.basics.tsv.gz")
        try put(kind, at: named.path + "/title.ratings.tsv.gz")
        let outcome = try filmz.run("catalogue", "import", named.path)
        #expect(outcome.status != 0 && outcome.errors.contains("it is no regular file"), "\(outcome)")
    }

    @Test(arguments: ["pipe", "device"])
    func settingsRefuseThem(kind: String) throws {
        try put(kind, at: folder.path + "/config.json")
        let outcome = try filmz.run("providers", "status")
        #expect(outcome.status != 0 && outcome.errors.contains("config.json cannot be read"), "\(outcome)")
    }

    @Test(arguments: ["pipe", "device"])
    func keysAreNotReadFromThem(kind: String) throws {
        try put(kind, at: folder.path + "/provider-keys.json")
        let outcome = try filmz.run("providers", "status")
        #expect(outcome.status == 0 && outcome.errors.contains("provider-keys.json cannot be read"), "\(outcome)")
    }

    @Test(arguments: ["pipe", "device"])
    func aCertificateIsNotReadFromThem(kind: String) throws {
        let path = named.path + "/certificate.pem"
        try put(kind, at: path)
        let outcome = try filmz.run("serve", "--port", "0", "--tls-certificate", path, "--tls-key", path)
        #expect(outcome.status != 0 && outcome.errors.contains("certificate.pem"), "\(outcome)")
    }
}
