import FilmzDomain
import FilmzTestSupport
import Foundation
import Synchronization
import Testing

@testable import FilmzProviders

@Suite struct KeyFileTests {
    private let folder = TemporaryFolder()
    private var path: String { folder.path + "/" + KeyFile.name }

    private func names() throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    }

    @Test func aKeyOutlivesTheProcessAndIsForNobodyElse() async throws {
        let key = try ProviderKey("  abc-123\n")
        try await KeyFile(folder: folder.path).change { contents in
            contents.set(key, for: .omdb)
            contents.setEnabled(false, for: .amc)
        }
        let contents = await KeyFile(folder: folder.path).contents()
        #expect(contents.key(of: .omdb)?.text == "abc-123")
        #expect(contents.key(of: .tmdb) == nil)
        #expect(contents.isEnabled(.amc) == false)
        #expect(contents.isEnabled(.omdb) == nil)
        #expect(try folder.mode(of: KeyFile.name) == 0o600)
        #expect(try names() == [KeyFile.name])
    }

    @Test func anotherProcessesChangesAreSeenAndKept() async throws {
        let one = KeyFile(folder: folder.path)
        let other = KeyFile(folder: folder.path)
        _ = await one.contents()
        let key = try ProviderKey("abc")
        try await other.change { $0.set(key, for: .omdb) }
        #expect(await one.contents().key(of: .omdb) == key)
        try await one.change { $0.setEnabled(false, for: .tmdb) }
        #expect(await other.contents().key(of: .omdb) == key)
        #expect(await other.contents().isEnabled(.tmdb) == false)
        try FileManager.default.removeItem(atPath: path)
        #expect(await one.contents() == KeyFile.Contents())
    }

    @Test(arguments: ["", "{", "[]", #"{"keys": {"omdb": 7}}"#, String(repeating: "x", count: 300_000)])
    func aDamagedFileIsPutAsideAndToldOfOnce(text: String) async throws {
        try Data(text.utf8).write(to: URL(filePath: path))
        let told = Mutex<[KeyFile.Unavailable]>([])
        let file = KeyFile(folder: folder.path) { trouble in told.withLock { $0.append(trouble) } }
        for _ in 1...3 { #expect(await file.contents() == KeyFile.Contents()) }
        #expect(told.withLock(\.count) == 1)
        #expect(try names() == [KeyFile.name + ".damaged"])
        let key = try ProviderKey("abc")
        try await file.change { $0.set(key, for: .omdb) }
        #expect(await KeyFile(folder: folder.path).contents().key(of: .omdb) == key)
        #expect(try String(contentsOfFile: path + ".damaged", encoding: .utf8) == text)
    }

    @Test func whatOthersCouldReadTheyCanNoLonger() async throws {
        try Data(#"{"keys": {"omdb": "abc", "later": "x"}}"#.utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        // Left behind by a process that ended while writing.
        try Data("half".utf8).write(to: URL(filePath: path + RegularFile.partSuffix))
        let file = KeyFile(folder: folder.path)
        #expect(await file.contents().key(of: .omdb)?.text == "abc")
        #expect(try folder.mode(of: KeyFile.name) == 0o600)
        try await file.change { $0.set(nil, for: .omdb) }
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains("later"))
        #expect(try folder.mode(of: KeyFile.name) == 0o600)
        #expect(try names() == [KeyFile.name])
    }

    @Test(arguments: [true, false]) func aFileThatCannotBeReadIsNotReplaced(isFolder: Bool) async throws {
        // Even an administrator cannot read a folder as a file, nor through a link that leads nowhere.
        if isFolder {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        } else {
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path + ".elsewhere")
        }
        let told = Mutex(0)
        let file = KeyFile(folder: folder.path) { _ in told.withLock { $0 += 1 } }
        let key = try ProviderKey("abc")
        await #expect(throws: KeyFile.Unavailable.self) { try await file.change { $0.set(key, for: .omdb) } }
        _ = await file.contents()
        #expect(told.withLock(\.self) == 1)
    }

    @Test func nothingDescribesAKey() async throws {
        let file = KeyFile(folder: folder.path)
        let key = try ProviderKey("secret-key")
        try await file.change { $0.set(key, for: .omdb) }
        var text = "\(key) \(String(reflecting: key)) \(await file.contents())"
        dump(key, to: &text)
        dump(file, to: &text)
        dump(await file.contents(), to: &text)
        #expect(!text.contains("secret"))
    }
}
