import ArgumentParser
import FilmzDomain
import FilmzText
import FilmzWeb

/// What is said with something that is passed on.
struct ShareWordsOption: ParsableArguments {
    @Option(help: .text(ShareCommandText.message))
    var message = ""

    @Option(help: .text(ShareCommandText.from))
    var from = ""

    @Option(
        help: .text(ShareCommandText.audience, ["groups": Audience.groups.map(\.name).joined(separator: ", ")]))
    var audience: [String] = []

    @Option(help: .text(ShareCommandText.days))
    var days: Int?

    func draft(_ subject: ShareDraft.Subject, _ strings: Strings) throws -> ShareDraft {
        guard let audience = Audience(names: audience) else { throw DomainError.invalid(.audience, .malformed) }
        let words = ShareWords(message: message, audience: audience, sender: from)
        return ShareDraft(subject, words: words, language: strings.language.tag, days: days)
    }
}

/// The address of the server, which goes before the links.
struct ShareURLOption: ParsableArguments {
    @Option(help: .text(ShareCommandText.url))
    var url: String?

    func make(
        _ draft: ShareDraft, _ services: Services, _ person: Person.ID, _ options: StoreOptions
    ) async throws {
        let id = Share.ID.random()
        try report(id, try await services.shares.make(draft, id: id, of: person), options)
    }

    func report(_ id: Share.ID, _ token: ShareToken, _ options: StoreOptions) throws {
        let origin = (url ?? "").hasSuffix("/") ? String((url ?? "").dropLast()) : url ?? ""
        let report = ShareReport(id: id, address: origin + token.path)
        let values: KeyValuePairs = ["address": report.address, "id": id.description]
        try options.report(options.strings[url == nil ? ShareCommandText.madePath : .made, values], report)
    }
}
