import FilmzDomain
import FilmzText
import Testing

/// What was asked about is said with numbers that add up, whatever came of it, in every language.
struct OutcomeTextTests {
    @Test func theNumbersAddUp() throws {
        for round in 0..<64 {
            var report = OutcomeCounts()
            for (index, outcome) in OutcomeCounts.Outcome.allCases.enumerated() where round >> index & 1 == 1 {
                report.add(outcome, count: index + round)
            }
            for language in [Strings.english, .german] {
                for asking in Strings.OutcomeSubject.allCases {
                    let text = language.counts(report, of: asking)
                    let numbers = text.matches(of: /: ([0-9]+)/).compactMap { Int($0.output.1) }
                    #expect(numbers.first == report.all, "\(text)")
                    #expect(numbers.dropFirst().reduce(0, +) == report.all, "\(text)")
                }
            }
        }
    }

    @Test func aRestoreSaysWhatWasTakenPutAsideAndLeftOut() {
        let counts = RestoreResult.Counts(
            taken: RestoreResult.Holdings(films: 2, viewings: 1, lists: 3),
            replaced: RestoreResult.Holdings(films: 4, viewings: 5), signIns: 6, addresses: 1)
        #expect(
            Strings.english.sentences(about: counts) == """
                The backup is in place: 2 films, 1 viewing, 3 lists. Put aside: 4 films, 5 viewings, 0 lists. \
                6 sign-ins were left out: they may have been ended since. \
                1 address of a link or calendar was left out: it was taken back since.
                """)
        #expect(Strings.german.sentences(about: counts).matches(of: /[0-9]+/).count == 8)
    }
}
