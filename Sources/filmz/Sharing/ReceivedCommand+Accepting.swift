import ArgumentParser
import FilmzDomain
import FilmzReading
import FilmzText

extension ReceivedCommand {
    struct Accept: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "accept", abstract: .help(ReceivedCommandText.accept),
            discussion: .help(ReceivedCommandText.acceptDiscussion))

        @OptionGroup var received: ReceivedArgument

        @Flag(help: .text(ReceivedCommandText.asList))
        var asList = false

        @Option(help: .text(ReceivedCommandText.film))
        var film: [String] = []

        @Option(help: .text(ReceivedCommandText.add))
        var add: [Int] = []

        @Option(help: .text(ReceivedCommandText.without))
        var without: [Int] = []

        @Flag(help: .text(ReceivedCommandText.onlySure))
        var onlySure = false

        @Option(help: .text(ReceivedCommandText.from))
        var from: String?

        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            try await withServices { services, person in
                let received = try await received.resolve(services, for: person)
                guard !asList || received.recommendation.list != nil else {
                    throw CommandError.invalid(ReceivedCommandText.noList)
                }
                let matched = try await MatchedReceived.load(received, from: services, for: person)
                let answer = try await answer(received, matches: matched.matches, from: services, of: person)
                try check(answer, matches: matched.matches)
                let change = try await services.accept(received, answer: answer, of: person)
                try ChangeResult(change: change?.id).show(sentence(received, answer: answer), options: options)
            }
        }

        private func answer(
            _ received: Received, matches: [RecommendedFilmMatch], from services: some SearchServices,
            of person: Person.ID
        ) async throws -> ReceivedAnswer {
            var answer = ReceivedAnswer(
                chosen: matches.sure, toldBy: from ?? received.recommendation.sender,
                list: asList ? FilmList.ID.random() : nil)
            for text in film {
                let parts = text.split(separator: "=", maxSplits: 1)
                guard parts.count == 2, let typed = Int(parts[0]) else {
                    throw CommandError.invalid(ReceivedCommandText.badFilm, ["text": text.printable])
                }
                let number = try index(typed, matches: matches)
                answer.chosen[number] = try await FilmArgument.resolve(String(parts[1]), from: services, for: person).id
            }
            for typed in add {
                let number = try index(typed, matches: matches)
                guard matches[number].verdict == .unknown else {
                    throw CommandError.invalid(ReceivedCommandText.isKnown, ["number": String(typed)])
                }
                answer.added.insert(number)
            }
            for typed in without { answer.chosen[try index(typed, matches: matches)] = nil }
            return answer
        }

        /// The index for a number that counts from 1.
        private func index(_ number: Int, matches: [RecommendedFilmMatch]) throws -> Int {
            guard matches.indices.contains(number - 1) else {
                throw CommandError.invalid(ReceivedCommandText.noNumber, ["number": String(number)])
            }
            return number - 1
        }

        /// Refuses an answer that leaves films in doubt open, before anything changes.
        private func check(_ answer: ReceivedAnswer, matches: [RecommendedFilmMatch]) throws {
            let left = Set(without.map { $0 - 1 })
            let open = matches.filter { match in
                answer.chosen[match.number] == nil && !answer.added.contains(match.number)
                    && !left.contains(match.number)
            }
            if !open.isEmpty, !onlySure {
                MatchedReceived.table(open, in: options.strings)
                throw CommandError.refused { $0.count(ReceivedCommandText.open, open.count) }
            }
            guard !answer.isEmpty else { throw CommandError.refused { $0[ReceivedText.nothingChosen] } }
        }

        private func sentence(_ received: Received, answer: ReceivedAnswer) -> String {
            let strings = options.strings
            let count = answer.chosen.count + answer.added.count
            guard let list = answer.list else { return strings.count(ReceivedCommandText.accepted, count) }
            let name = (received.recommendation.list?.name ?? "").printable
            return strings[FilmListCommandText.created, ["list": name, "id": list.description]]
        }
    }
}
