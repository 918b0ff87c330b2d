import FilmzDomain
import FilmzPages
import FilmzText
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// An uploaded backup is restored completely, or nothing of it is left.
struct BackupUploadTests {
    private static let path = "/settings/backups/restore"

    private static func post(
        _ web: WebFixture, _ form: [UInt8], _ headers: HTTPFields = [:]
    ) async throws -> TestResponse {
        try await web.send(path, .post, SampleForm.headers + headers, ByteBuffer(bytes: form))
    }

    @Test func aFileIsPutInPlace() async throws {
        let backups = try ScriptedBackups()
        let web = try await BackupRouteTests.web(backups)
        #expect(try await web.get(Self.path).text.contains("enctype=\"multipart/form-data\""))
        let content = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) }
        let page = try await BackupRouteTests.follow(try await Self.post(web, SampleForm.upload(content)), web)
        #expect(page.contains(Strings.english.parts(BackupText.restored, around: "things").before))
        #expect(await backups.restored == [Data(content)])
        #expect(await backups.uploadsLeft == (0, 1))
    }

    @Test func aFileComesAndGoesOverAConnection() async throws {
        let content = Data((0..<2_000_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) })
        let backups = try ScriptedBackups([ScriptedBackups.made: content])
        try await BackupRouteTests.web(backups).live { client async throws in
            var file = SampleForm.headers + [.secFetchSite: "same-origin"]
            var form = WebFixture.own
            form[.secFetchSite] = "same-origin"
            // The port is part of an origin.
            file[.origin] = nil
            form[.origin] = nil
            let restored = try await client.execute(
                uri: Self.path, method: .post, headers: file,
                body: ByteBuffer(bytes: SampleForm.upload(Array(content))))
            #expect(restored.status == .seeOther)
            let downloaded = try await client.execute(
                uri: BackupRouteTests.kept + "/download", method: .post, headers: form,
                body: ByteBuffer())
            #expect(downloaded.status == .ok)
            #expect(downloaded.headers[.contentLength] == "2000000")
            #expect(Data(downloaded.body.readableBytesView) == content)
        }
        #expect(await backups.restored == [content])
    }

    @Test func thePasswordIsAskedBeforeTheFileIsRead() async throws {
        let backups = try ScriptedBackups()
        let (web, own) = try await BackupRouteTests.guarded(backups)
        let cookie: HTTPFields = [.cookie: own[.cookie] ?? ""]
        let page = try await web.get(Self.path, own).text
        let field = try #require(page.range(of: "name=\"password\""))
        let file = try #require(page.range(of: "name=\"backup\""))
        #expect(field.lowerBound < file.lowerBound)
        for password in ["", "wrong horse", "short"] {
            let refused = try await Self.post(web, SampleForm.upload([1], password: password), cookie)
            #expect(refused.status == .unprocessableContent)
            #expect(refused.text.contains(Strings.english[PeopleText.wrongPassword]))
        }
        let late = try await Self.post(web, SampleForm.upload([1]), cookie)
        #expect(late.status == .unprocessableContent)
        #expect(late.text.contains(Strings.english[UploadText.passwordLate]))
        #expect(await backups.uploadsLeft == (0, 0))
        let taken = try await Self.post(web, SampleForm.upload([1], password: SignInRouteTests.password), cookie)
        #expect(taken.status == .seeOther)
        #expect(await backups.restored == [Data([1])])
    }

    @Test(arguments: [
        ("", UploadText.brokenOff), ("nonsense", .boundary), ("broken", .brokenOff), ("cut", .brokenOff),
        ("unchosen", .noFile), ("empty", .emptyFile), ("none", .noFile), ("no-file", .noFile), ("long", .tooLong),
    ])
    func whatIsNoFormWithAFileLeavesNothing(form: String, text: UploadText) async throws {
        let backups = try ScriptedBackups()
        let web = try await BackupRouteTests.web(backups)
        let whole = SampleForm.upload(Array(repeating: 7, count: 5_000))
        var field = SampleForm()
        field.add("name=\"\(form == "long" ? "other" : "backup")\"", Array(repeating: 7, count: Form.byteLimit + 1))
        let body: [UInt8] =
            switch form {
            case "broken": Array(whole.prefix(2_000))
            case "cut": whole.dropLast(4)
            case "unchosen": SampleForm.upload([], fileName: "")
            case "empty": SampleForm.upload([])
            case "none": Self.passwordOnly
            case "no-file", "long": field.ended
            default: Array(form.utf8)
            }
        let response = try await Self.post(web, body)
        #expect(response.status == .unprocessableContent)
        #expect(response.text.contains(Strings.english[text]))
        #expect(await backups.restored.isEmpty)
        #expect(await backups.uploadsLeft.present == 0)
    }

    private static var passwordOnly: [UInt8] {
        var form = SampleForm()
        form.add("name=\"password\"", [])
        return form.ended
    }

    @Test(arguments: ["application/json", "text/plain", ""])
    func onlyFormsWithFilesAreTaken(mediaType: String) async throws {
        let web = try await BackupRouteTests.web(try ScriptedBackups())
        #expect(try await Self.post(web, [1], [.contentType: mediaType]).status == .unsupportedMediaType)
    }

    @Test func aFormFromElsewhereIsRefused() async throws {
        let backups = try ScriptedBackups()
        let web = try await BackupRouteTests.web(backups)
        let headers: HTTPFields = [.origin: "http://evil.example"]
        #expect(try await Self.post(web, SampleForm.upload([1]), headers).status == .forbidden)
        #expect(await backups.uploadsLeft.all == 0)
    }

    @Test func aFileThatIsRefusedIsRemovedToo() async throws {
        let backups = try ScriptedBackups()
        let web = try await BackupRouteTests.web(backups)
        await backups.fail(BackupError.foreign)
        let response = try await Self.post(web, SampleForm.upload([1, 2, 3]))
        #expect(response.status == .unprocessableContent)
        #expect(response.text.contains(Strings.english[ErrorText.backupForeign]))
        #expect(await backups.uploadsLeft == (0, 1))
    }

    // MARK: Bounds

    /// Works without a router, so that bodies can arrive in pieces and limits be small.
    private static func restore(
        _ backups: ScriptedBackups, _ pieces: [[UInt8]], headers: HTTPFields = [:], limit: Int = 1_000,
        isBrokenOff: Bool = false
    ) async throws -> RestoreResult {
        let stream = AsyncThrowingStream<ByteBuffer, any Error> { continuation in
            for piece in pieces { continuation.yield(ByteBuffer(bytes: piece)) }
            continuation.finish(throwing: isBrokenOff ? CancellationError() : nil)
        }
        let head = HTTPRequest(
            method: .post, scheme: "http", authority: "localhost", path: path,
            headerFields: SampleForm.headers + headers)
        let upload = BackupUpload(backups: backups, byteLimit: limit) { _ in }
        return try await upload.restore(Request(head: head, body: RequestBody(asyncSequence: stream)))
    }

    @Test func aFileThatComesByteByByteIsTheSame() async throws {
        let backups = try ScriptedBackups()
        let content = Array("\r\n--almost\r\n".utf8) + Array(0...255)
        _ = try await Self.restore(backups, SampleForm.upload(content).map { [$0] })
        #expect(await backups.restored == [Data(content)])
    }

    @Test func aFileMayBeAsLargeAsTheLimitAndNoLarger() async throws {
        let backups = try ScriptedBackups()
        _ = try await Self.restore(backups, [SampleForm.upload(Array(repeating: 1, count: 1_000))])
        await #expect(throws: BackupError.tooLarge) {
            try await Self.restore(backups, [SampleForm.upload(Array(repeating: 1, count: 1_001))])
        }
        #expect(await backups.restored.count == 1)
        #expect(await backups.uploadsLeft == (0, 2))
    }

    /// A body whose stated length is too large is not read at all.
    @Test func aLengthBeyondTheLimitIsRefusedAtOnce() async throws {
        let backups = try ScriptedBackups()
        await #expect(throws: BackupError.tooLarge) {
            try await Self.restore(backups, [], headers: [.contentLength: String(1_001 + Form.byteLimit)])
        }
        #expect(await backups.uploadsLeft.all == 0)
    }

    @Test func aConnectionThatBreaksLeavesNothing() async throws {
        let backups = try ScriptedBackups()
        let form = SampleForm.upload(Array(repeating: 1, count: 900))
        await #expect(throws: CancellationError.self) {
            try await Self.restore(backups, [Array(form.prefix(600))], isBrokenOff: true)
        }
        #expect(await backups.restored.isEmpty)
        #expect(await backups.uploadsLeft == (0, 1))
    }
}
