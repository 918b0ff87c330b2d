import FilmzExchange
import FilmzPages
import HTTPTypes
import Hummingbird
import NIOCore

/// The files or the titles that a form uploads for import.
struct ImportUpload {
    private(set) var inputs: [ExchangeInput] = []
    /// The titles as typed; empty when files were uploaded.
    private(set) var titles = ""

    private static let limits = ExchangeLimits()

    /// - Throws: ``ExchangeError``, `UploadProblem`, ``WebError/notAForm``
    @concurrent static func read(_ request: Request) async throws -> ImportUpload {
        let tooLarge = ExchangeError.tooLarge(limits.fileBytes)
        return try await MultipartReader.read(request, upTo: limits.fileBytes, orThrow: tooLarge) { form in
            var upload = ImportUpload()
            var room = limits.fileBytes
            while let part = try await form.nextPart() {
                if part.name == "titles" {
                    upload.titles = try await form.text(upTo: Form.byteLimit)
                } else if part.name == "file", let name = part.fileName {
                    guard upload.inputs.count < limits.memberCount else {
                        throw ExchangeError.tooManyFiles(limits.memberCount)
                    }
                    guard let content = try await form.content(upTo: room) else { throw tooLarge }
                    room -= content.readableBytes
                    // An empty file is refused by its name.
                    if content.readableBytes > 0 || part.isFileChosen {
                        upload.inputs.append(ExchangeInput(name: name, bytes: Array(content.readableBytesView)))
                    }
                }
            }
            if !upload.titles.isEmpty, upload.inputs.isEmpty {
                upload.inputs = [ExchangeInput(name: "titles.txt", bytes: Array(upload.titles.utf8))]
            }
            guard !upload.inputs.isEmpty else { throw UploadProblem.noFile }
            return upload
        }
    }
}
