import FilmzDomain
import FilmzText
import Testing

/// What formats cannot hold has words.
struct LossTextTests {
    @Test func everyLossHasItsWords() {
        #expect(LossText.allCases.count == Loss.allCases.count)
        for loss in Loss.allCases {
            var report = ExportLosses()
            report.add(loss, count: 1_234)
            #expect(Strings.english.sentence(report).contains("(1,234)"), "\(loss)")
        }
        #expect(Strings.english.sentence(ExportLosses()) == Strings.english[ExportText.nothingLost])
    }

    @Test func aReadMeIsTakenForNoTable() {
        for format in ExportFormat.allCases {
            let text = Strings.german.about(format, report: ExportLosses(), madeOn: CalendarDay.last)
            #expect(text.hasPrefix("Filmz\n\n"))
            #expect(text.contains(Strings.german.purpose(of: format)))
        }
    }
}
