import FilmzContracts
import FilmzDomain
import Testing

struct ViewingFormatTests {
    private static let formats: [ViewingFormat] = [.answer, .archive, .change]

    @Test(arguments: formats, ViewingDraft.samples)
    func whatIsWrittenIsRead(_ format: ViewingFormat, _ draft: ViewingDraft) throws {
        var draft = draft
        for isRewatch in [false, true] {
            draft.isRewatch = isRewatch
            let episode = try #require(EpisodeNumber(season: 1, episode: 2))
            let viewing = Viewing(
                id: .random(), episode: Episode.ID(episode), draft: draft, loggedAt: SettableClock.start)
            var reading = ViewingReading(format)
            for member in format.members {
                guard let value = viewing.value(of: member.field, in: format) else { continue }
                #expect(try reading.take(value, as: member.field), "\(member.name)")
            }
            #expect(try reading.viewing() == viewing)
        }
    }

    @Test(arguments: formats)
    func everyFieldHasANameOfItsOwn(_ format: ViewingFormat) {
        #expect(Set(format.members.map(\.name)).count == Viewing.Field.allCases.count)
        #expect(Set(format.members.map(\.field)) == Set(Viewing.Field.allCases))
        for member in format.members { #expect(format.member(named: member.name)?.field == member.field) }
        #expect(format.member(named: "film") == nil)
    }

    @Test(arguments: formats)
    func valuesThatAFieldCannotHaveAreRefused(_ format: ViewingFormat) throws {
        let values: [(Viewing.Field, ViewingFormat.Value)] = [
            (.id, .text("x")), (.id, .number(0)), (.episode, .text("")), (.watchedOn, .text("2011-13")),
            (.place, .flag(true)), (.isRewatch, .text("true")), (.tags, .text("rain")), (.loggedAt, .text("2011")),
        ]
        for (field, value) in values {
            var reading = ViewingReading(format)
            #expect(try !reading.take(value, as: field), "\(field)")
        }
        #expect(throws: (any Error).self) { try ViewingReading(format).viewing() }
    }
}
