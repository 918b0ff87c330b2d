import FilmzDomain
import FilmzPages
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// An uploaded backup: the form sends the password first, then the file, which is written to disk as it arrives.
struct BackupUpload {
    let backups: any BackupService
    var byteLimit = BackupError.byteLimit
    /// Checks the password that came before the file; nil when none did.
    let prove: @Sendable (String?) async throws -> Void

    /// Restores the backup. The uploaded file is removed, whatever happens.
    /// - Throws: ``PasswordRefusal``, ``UploadProblem``, ``BackupError``, ``WebError/notAForm``; then nothing was
    ///   changed
    @concurrent func restore(_ request: Request) async throws -> RestoreResult {
        try await MultipartReader.read(request, upTo: byteLimit, orThrow: BackupError.tooLarge) { form in
            try await restore(&form)
        }
    }

    @concurrent private func restore(_ form: inout MultipartReader) async throws -> RestoreResult {
        var password: String?
        while let part = try await form.nextPart() {
            switch part.name {
            case "password":
                password = try await form.text(upTo: Password.byteLimit)
            case "backup":
                guard part.fileName != nil else { throw UploadProblem.noFile }
                try await prove(password)
                return try await receive(&form, isChosen: part.isFileChosen)
            default: continue
            }
        }
        throw UploadProblem.noFile
    }

    @concurrent private func receive(_ form: inout MultipartReader, isChosen: Bool) async throws -> RestoreResult {
        let path = try await backups.makeUpload()
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        defer { try? file.close() }
        var count = 0
        while let bytes = try await form.nextBytes() {
            count += bytes.readableBytes
            guard count <= byteLimit else { throw BackupError.tooLarge }
            do {
                try file.write(contentsOf: Data(bytes.readableBytesView))
            } catch CocoaError.fileWriteOutOfSpace {
                throw StorageError.full
            }
        }
        try await form.finish()
        guard count > 0 else { throw isChosen ? UploadProblem.emptyFile : .noFile }
        try file.close()
        return try await backups.restore(path)
    }
}
