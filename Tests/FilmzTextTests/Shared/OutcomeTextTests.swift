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
        let strings = Strings.english
        func things(_ films: Int, _ viewings: Int, _ lists: Int) -> String {
            strings.list([
                strings.count(BackupText.films, films), strings.count(BackupText.viewings, viewings),
                strings.count(BackupText.lists, lists),
            ])
        }
        let sentences = [
            strings[BackupText.restored, ["things": things(2, 1, 3)]],
            strings[BackupText.replaced, ["things": things(4, 5, 0)]],
            strings.count(BackupText.signIns, 6), strings.count(BackupText.addresses, 1),
        ]
        #expect(strings.sentences(about: counts) == sentences.joined(separator: " "))
        #expect(Strings.german.sentences(about: counts).matches(of: /[0-9]+/).count == 8)
    }
}
