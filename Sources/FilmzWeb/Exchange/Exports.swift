import FilmzDomain
import FilmzText
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// All of a person's data as files for download.
struct Exports: Sendable {
    let services: any ExchangeServices
    let passwords: PasswordCheck
    /// The version of this Filmz.
    let version: String
    private let memory = LossCache()

    /// The part of a person's current data that each format cannot hold.
    func reports(of person: Person.ID) async throws -> [ExportFormat: ExportLosses] {
        try await memory.reports(of: person, from: services)
    }

    /// The file as an answer. It is deleted from disk before the first byte is sent, so nothing of it stays, whatever
    /// happens.
    func file(
        _ format: ExportFormat, in strings: Strings, clock: Clock, for person: Person.ID
    ) async throws -> Response {
        let folder = FileManager.default.temporaryDirectory.appending(path: "filmz-download-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "export").path
        _ = try await Exporter(services: services, clock: clock, strings: strings)
            .write(format, to: path, version: version, for: person)
        let file = try FileHandle(forReadingFrom: URL(filePath: path))
        let size = Int(try file.seekToEnd())
        try file.seek(toOffset: 0)
        return Response(
            status: .ok,
            headers: [
                .contentType: format.mediaType,
                .contentDisposition: HeaderValue.attachment(format.fileName(on: clock.today)),
                .cacheControl: "no-store",
            ],
            body: ResponseBody(contentLength: size) { writer in
                while let bytes = try file.read(upToCount: 64 << 10), !bytes.isEmpty {
                    try await writer.write(ByteBuffer(bytes: bytes))
                }
                try? file.close()
                try await writer.finish(nil)
            })
    }
}
