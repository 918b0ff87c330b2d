import ArgumentParser
import Configuration
import FilmzDomain
import FilmzProviders
import FilmzReading
import FilmzText
import FilmzWeb
import Foundation

extension ReceivedCommand {
    struct Show: PersonalCommand {
        static let configuration = CommandConfiguration(commandName: "show", abstract: .help(ReceivedCommandText.show))

        @OptionGroup var received: ReceivedArgument
        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            try await withServices { services, person in
                let received = try await received.resolve(services, for: person)
                try await MatchedReceived.load(received, from: services, for: person).show(options)
            }
        }
    }

    struct Take: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "take", abstract: .help(ReceivedCommandText.take),
            discussion: .help(ReceivedCommandText.takeDiscussion))

        @Argument(help: .text(ReceivedCommandText.source))
        var source: String

        @OptionGroup var hosts: ReceivedFromOption
        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            let recommendation = try await recommendation()
            try await withServices { services, person in
                let received = try await services.received.keep(recommendation, for: person)
                try await MatchedReceived.load(received, from: services, for: person).show(options)
            }
        }

        private func recommendation() async throws -> Recommendation {
            if let inAddress = try RecommendationAddress.recommendation(in: source) { return inAddress }
            if let link = WebLink(source) {
                return try await hosts.fetcher(try await ConfigReader.filmz(folder: options.directory)).fetch(link)
            }
            do {
                return try RecommendationFormat.read(
                    try RegularFile.given(source, limit: RecommendationFormat.byteLimit))
            } catch let problem as RecommendationProblem {
                throw problem
            } catch FileProblem.tooLarge {
                throw RecommendationProblem.tooLarge
            } catch {
                throw CommandError.file(source, FilmListCommandText.unreadable, because: error)
            }
        }
    }
}

/// A recommendation, and the matches of its films.
struct MatchedReceived: Encodable {
    let received: Received
    let matches: [RecommendedFilmMatch]

    static func load(
        _ received: Received, from services: some SearchServices, for person: Person.ID
    ) async throws -> MatchedReceived {
        MatchedReceived(
            received: received,
            matches: try await RecommendationMatcher(services).matches(of: received.recommendation, for: person))
    }

    func show(_ options: StoreOptions) throws {
        if options.json { return try Output.json(self) }
        let strings = options.strings
        let recommendation = received.recommendation
        let values: KeyValuePairs = [
            "name": strings.sender(of: recommendation).printable, "what": strings.heading(of: recommendation).printable,
            "id": received.id.description,
        ]
        print(strings[ReceivedCommandText.head, values])
        let texts = [recommendation.message, recommendation.list?.description ?? "", recommendation.note]
        for text in texts where !text.isEmpty { print(text.printable) }
        Self.table(matches, in: strings)
    }

    /// Prints the films as they were sent, numbered from 1, and the films that they are or may be.
    static func table(_ matches: [RecommendedFilmMatch], in strings: Strings) {
        let heads: [ReceivedCommandText] = [.numberHead, .filmHead, .verdictHead, .idHead, .titleHead]
        Output.table(heads.map { strings[$0] }, in: strings) { strings in
            matches.flatMap { match -> [[String]] in
                let heading =
                    match.recommendedFilm.year.map { "\(match.recommendedFilm.title) (\($0))" }
                    ?? match.recommendedFilm.title
                let verdict = strings[match.word]
                let head = [String(match.number + 1), heading, verdict]
                guard !match.films.isEmpty else { return [head + ["", ""]] }
                return match.films.map { head + [$0.externalIDs.imdb?.description ?? $0.id.description, $0.heading] }
            }
        }
    }
}

extension RecommendedFilmMatch {
    fileprivate var word: ReceivedCommandText {
        switch verdict {
        case .sure: .isSure
        case .doubtful: .isDoubtful
        case .unknown: .isUnknown
        }
    }
}
