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
            #expect(!text.contains("{"))
            if text.hasSuffix("?") { continue }
            #expect(text.contains("TMDb"))
            #expect(text.hasSuffix("."))
        }
        #expect(sentence(kind, until: -1) == sentence(kind, until: nil), "what is over needs no waiting")
    }

    @Test(arguments: [
        (1, ProviderText.inSeconds, 1), (90, .inSeconds, 90), (91, .inMinutes, 2), (5_400, .inMinutes, 90),
        (5_401, .inHours, 2), (129_600, .inHours, 36), (129_601, .inDays, 2),
    ])
    func theTimeToWaitIsNeverTooShort(seconds: Int, text: ProviderText, count: Int) {
        let time = Strings.english.count(text, count)
        let paused = Strings.english[ProviderText.pausedUntil, ["provider": "TMDb", "time": time]]
        #expect(sentence(.paused, until: Int64(seconds)) == paused)
        #expect(sentence(.wrongKey, until: Int64(seconds)) == sentence(.wrongKey, until: nil))
    }

    @Test(arguments: [
        (-5, ProviderText.justNow, 0), (0, .justNow, 0), (59, .justNow, 0), (60, .hoursAgo, 1), (1_439, .hoursAgo, 23),
        (1_440, .daysAgo, 1), (4_321, .daysAgo, 3),
    ])
    func agesAreTold(minutes: Int, text: ProviderText, count: Int) {
        let time = Timestamp(milliseconds: Self.now.milliseconds - Int64(minutes) * 60_000)
        #expect(Strings.english.age(of: time, now: Self.now) == Strings.english.count(text, count))
    }
}
