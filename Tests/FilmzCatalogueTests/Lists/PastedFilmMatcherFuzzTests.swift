import FilmzCatalogue
import FilmzDomain
import FilmzReading
import FilmzStore
import FilmzTestSupport
import Testing

/// Whatever is pasted, looking for its films ends with an answer for each of them.
struct PastedFilmMatcherFuzzTests {
    @Test func titlesInPiecesAndSigns() async throws {
        let rounds = RandomRounds(20)
        var random = rounds.generator
        let store = try Store.inMemory()
        let films = StarterCatalogue.bundled().read().films
        _ = try await store.catalogue.replace(with: films, edition: "first")
        let words = films.flatMap { [$0.title, $0.originalTitle ?? "", $0.directors.first ?? ""] }
        let signs = [
            " ", " ", " ", "\n", ", ", " - ", ": ", " (1999)", " 2001", "“", "”", "*", "/", " / ", "\t", "1. ", "- ",
            "\0",
            "é", "\u{202E}", "七", "\"", " by ", "; ", "I watched ", "tt0113277",
        ]
        let matcher = PastedFilmMatcher(store.services)
        var sureCount = 0
        for round in 0..<rounds.count {
            var text = ""
            for _ in 0..<Int.random(in: 1...30, using: &random) {
                let word = words.randomElement(using: &random) ?? ""
                text += Bool.random(using: &random) ? word : String(word.prefix(Int.random(in: 0...12, using: &random)))
                text += Bool.random(using: &random) ? "\n" : signs.randomElement(using: &random) ?? ""
            }
            let pasted = PastedFilms(text)
            let matches = try await matcher.matches(of: pasted, for: .owner)
            let what: Comment = "round \(round), seed \(rounds.seed)"
            #expect(Set(matches.map(\.line)).isSubset(of: pasted.lines.map(\.number)), what)
            for match in matches {
                if case .doubtful(let films) = match.verdict {
                    #expect(1...PastedFilmMatch.candidateLimit ~= Set(films.map(\.id)).count, what)
                    #expect(Set(films.map(\.id)).count == films.count, what)
                }
            }
            sureCount += matches.count { $0.film != nil }
        }
        #expect(sureCount > rounds.count)
    }
}
