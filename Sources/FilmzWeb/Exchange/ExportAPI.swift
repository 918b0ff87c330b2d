import FilmzDomain
import FilmzText
import Hummingbird

/// Exports as JSON: what each format cannot hold, and the files themselves, which need the password.
struct ExportAPI {
    let exports: Exports

    func add(to router: RouterGroup<PersonContext>) {
        router.resource(APIPath.exports, answers: [.get: { _, context in try await formats(context) }])
        router.resource(APIPath.export, answers: [.post: { try await file($0, $1, format: $2) }])
    }

    private func formats(_ context: PersonContext) async throws -> Response {
        let reports = try await exports.reports(of: context.person)
        return try JSONReply.list(
            ExportFormat.allCases.map { format in
                let report = reports[format] ?? ExportLosses()
                return Format(
                    format: format, mediaType: format.mediaType, fileName: format.fileName(on: context.clock.today),
                    held: report.held, losses: report)
            })
    }

    private func file(_ request: Request, _ context: PersonContext, format: ExportFormat) async throws -> Response {
        let password = try await JSONBody.read(ExportRequest.self, from: request).password
        guard try await exports.passwords.isPassed(without: password, in: context) else {
            throw APIRefusal.missing("password")
        }
        try await exports.passwords.pass(password ?? "", for: request, in: context)
        return try await exports.file(format, in: .of(request.language), clock: context.clock, for: context.person)
    }

    private struct Format: Encodable {
        let format: ExportFormat
        let mediaType: String
        let fileName: String
        let held: ExportLosses.Amounts
        let losses: ExportLosses
    }

    private struct ExportRequest: JSONInput {
        let password: String?

        enum CodingKeys: CodingKey {
            case password
        }
    }
}
