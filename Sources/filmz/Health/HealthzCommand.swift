import ArgumentParser
import Configuration
import FilmzProviders
import FilmzText
import Foundation

/// Asks the running server whether it can do its work, for containers and monitoring.
struct HealthzCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "healthz", abstract: .help(HealthzCommandText.abstract),
        discussion: .help(HealthzCommandText.discussion))

    @OptionGroup var server: ServerOptions
    @OptionGroup var options: StoreOptions

    func run() async throws {
        let strings = options.strings
        let place = try server.configuration(try await ConfigReader.filmz(folder: options.directory)).ownPlace
        guard let place else { throw CommandError.invalid(HealthzCommandText.needsURL) }
        let answer = await HealthProbe().ask(place)
        try options.report(answer.sentence(place.description, in: strings), values: ["answer": answer.word])
        if answer != .ready { throw ExitCode(1) }
    }
}

extension HealthProbe.Place {
    var description: String {
        switch self {
        case .web(let url): url.absoluteString
        case .socket(let path, _): path
        }
    }
}

extension HealthProbe.Answer {
    /// The word for the answer in JSON.
    var word: String {
        switch self {
        case .ready: "ready"
        case .unready(let word): word
        case .somethingElse: "other"
        case .nobody: "nobody"
        }
    }

    /// - Parameter place: the address that was asked
    func sentence(_ place: String, in strings: Strings) -> String {
        switch self {
        case .ready: strings[HealthzCommandText.ready, ["place": place]]
        case .unready(let word): strings[HealthzCommandText.unready, ["place": place, "word": word]]
        case .somethingElse: strings[HealthzCommandText.somethingElse, ["place": place]]
        case .nobody:
            strings[place.hasPrefix("https:") ? HealthzCommandText.nobodyTrusted : .nobody, ["place": place]]
        }
    }
}
