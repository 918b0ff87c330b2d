import FilmzDomain
import FilmzText
import Testing

@testable import FilmzPages

struct ProviderTextTests {
    private static let now = Timestamp(milliseconds: 1_000_000_000)

    private func sentence(_ kind: ProviderFailure.Kind, until seconds: Int64?) -> String {
        let until = seconds.map { Timestamp(milliseconds: Self.now.milliseconds + $0 * 1000) }
        return Strings.english.sentence(ProviderFailure(kind, until: until), of: .tmdb, now: Self.now)
    }

    @Test(arguments: ProviderFailure.Kind.allCases)
    func everyFailureIsASentence(kind: ProviderFailure.Kind) {
        for text in [sentence(kind, until: nil), sentence(kind, until: 100), sentence(kind, until: -1)] {
            #expect(text.contains("TMDb") && text.hasSuffix(".") || text.hasSuffix("?"))
            #expect(!text.contains("{"))
        }
        #expect(sentence(kind, until: -1) == sentence(kind, until: nil), "what is over needs no waiting")
    }

    @Test(arguments: [
        (1, "in 1 second"), (90, "in 90 seconds"), (91, "in 2 minutes"), (5_400, "in 90 minutes"),
        (5_401, "in 2 hours"), (129_600, "in 36 hours"), (129_601, "in 2 days"),
    ])
    func theTimeToWaitIsNeverTooShort(seconds: Int, text: String) {
        #expect(sentence(.paused, until: Int64(seconds)).contains(text + "."))
        #expect(sentence(.wrongKey, until: Int64(seconds)) == sentence(.wrongKey, until: nil))
    }

    @Test(arguments: [
        (-5, "just now"), (0, "just now"), (59, "just now"), (60, "1 hour ago"), (1_439, "23 hours ago"),
        (1_440, "1 day ago"), (4_321, "3 days ago"),
    ])
    func agesAreTold(minutes: Int, text: String) {
        let time = Timestamp(milliseconds: Self.now.milliseconds - Int64(minutes) * 60_000)
        #expect(Strings.english.age(of: time, now: Self.now) == text)
    }
}
