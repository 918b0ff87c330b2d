import ArgumentParser
import Configuration
import FilmzDomain
import FilmzText
import FilmzWeb
import Foundation

/// The options for the words that go with something shared.
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

    @Flag(help: .text(ShareCommandText.passPhrase))
    var passPhrase = false

    @Option(help: .text(ShareCommandText.passPhraseFile, valueName: "file"))
    var passPhraseFile: String?

    func validate() throws {
        if passPhrase, passPhraseFile != nil { throw ValidationError(.help(ShareCommandText.onePassPhrase)) }
    }

    /// The pass-phrase, which is never an argument: everyone on the machine can see those. Empty for none.
    private func readPassPhrase(_ strings: Strings) throws -> String {
        guard passPhrase || passPhraseFile != nil else { return "" }
        let text: String?
        if let passPhraseFile {
            let data = try? RegularFile.contents(of: passPhraseFile, limit: 4_096)
            text = data.flatMap { String(validating: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) }
        } else if isatty(STDIN_FILENO) == 1 {
            text = HiddenInput.line(prompt: strings[ShareCommandText.passPhrasePrompt] + " ")
        } else {
            text = HiddenInput.line()
        }
        guard let text = text.map({ $0.hasSuffix("\r") ? String($0.dropLast()) : $0 }), !text.isEmpty else {
            throw CommandError.invalid(ShareCommandText.noPassPhrase)
        }
        return text
    }

    func draft(_ subject: ShareDraft.Subject, in strings: Strings) throws -> ShareDraft {
        guard let audience = Audience(names: audience) else { throw DomainError.invalid(.audience, .malformed) }
        let words = ShareWords(message: message, audience: audience, sender: from)
        return ShareDraft(
            subject, words: words, language: strings.language.tag, days: days,
            passPhrase: try readPassPhrase(strings))
    }
}

/// The option for the address of the server, which comes before the links.
struct ShareURLOption: ParsableArguments {
    @Option(help: .text(ShareCommandText.url))
    var url: String?

    func make(
        _ draft: ShareDraft, from services: some SharingServices, of person: Person.ID, options: StoreOptions
    ) async throws {
        let id = Share.ID.random()
        try await report(id, token: try await services.shares.make(draft, id: id, of: person), options: options)
    }

    func report(_ id: Share.ID, token: SecretToken, options: StoreOptions) async throws {
        let site = try await Self.site(url, options: options)
        let report = NewShareAddress(id: id, address: (site ?? "") + token.path)
        let values: KeyValuePairs = ["address": report.address, "id": id.description]
        try options.report(options.strings[site == nil ? ShareCommandText.madePath : .made, values], values: report)
    }

    /// The part before the path in an address: the given one, or else the configured one; nil when neither is known.
    static func site(_ url: String?, options: StoreOptions) async throws -> String? {
        guard let url else {
            return try await ServerOptions.configured(folder: options.directory).publicSite
        }
        return if url.hasSuffix("/") { String(url.dropLast()) } else { url }
    }
}
