import APICore
import APICoreTesting
import Foundation
import TVmazeAPI
import Testing

/// The three fields of an episode's time, and what they mean.
@Suite struct AiringTests {
    private func episodes() async throws -> [Int: TVmazeEpisode] {
        let list = try await TVmazeClient(answering: "episodes.json").episodes(ofShow: 901)
        return Dictionary(uniqueKeysWithValues: list.map { ($0.id, $0) })
    }

    private func day(_ text: String) throws -> PlainDate { try #require(PlainDate(iso: text)) }

    @Test func anEveningIsTheNextDayInUTC() async throws {
        let episode = try #require(try await episodes()[5001])
        let moment = try Date("2019-03-05T02:00:00Z")
        #expect(episode.airing == .moment(moment, day: try day("2019-03-04")))
        #expect(episode.airTime?.description == "21:00")
    }

    @Test func afterMidnightTheDayShownIsTheDayBefore() async throws {
        let episode = try #require(try await episodes()[5003])
        #expect(episode.airing.day == (try day("2020-01-25")))
        #expect(episode.airing.moment == (try Date("2020-01-26T06:02:00Z")))
        let newYork = try #require(TimeZone(identifier: "America/New_York"))
        #expect(PlainDate(try #require(episode.airing.moment), in: newYork) == (try day("2020-01-26")))
    }

    @Test func noonWithoutATimeIsNoMoment() async throws {
        let episode = try #require(try await episodes()[5004])
        #expect(episode.airTime == nil)
        #expect(episode.airStamp == (try Date("2021-05-14T12:00:00Z")))
        #expect(episode.airing == .day(try day("2021-05-14")))
        #expect(episode.airing.moment == nil)
    }

    @Test func whatIsNotAnnouncedIsUndatedAndNotIn1970() async throws {
        let episode = try #require(try await episodes()[5006])
        #expect(episode.airDate == nil)
        #expect(episode.airTime == nil)
        #expect(episode.airStamp == nil)
        #expect(episode.airing == .undated)
        #expect(episode.airing.day == nil)
        #expect(episode.airing.moment == nil)
    }

    @Test(arguments: ["", "0", "1970", "0000-00-00T00:00:00+00:00", "2020-13-01T00:00:00Z", "2020-01-01", "TBA"])
    func aStampThatIsNoneIsNil(stamp: String) async throws {
        let body = #"{"id":1,"airdate":"","airtime":"20:00","airstamp":"\#(stamp)"}"#
        #expect(try await TVmazeClient(MockTransport(body)).episode(1).airing == .undated)
    }

    @Test func aStampThatIsANumberIsNil() async throws {
        let body = #"{"id":1,"airdate":null,"airtime":null,"airstamp":0}"#
        #expect(try await TVmazeClient(MockTransport(body)).episode(1).airing == .undated)
    }

    @Test func whatLacksAPartIsAsExactAsTheRest() throws {
        let day = try day("2021-05-14")
        let noon = try Date("2021-05-14T12:00:00Z")
        let time = try #require(TVmazeTime("12:00"))
        #expect(TVmazeEpisode(id: 1, airDate: day, airTime: time).airing == .day(day))
        #expect(TVmazeEpisode(id: 1, airDate: day, airTime: time, airStamp: noon).airing == .moment(noon, day: day))
        #expect(TVmazeEpisode(id: 1, airTime: time, airStamp: noon).airing == .moment(noon, day: day))
        #expect(TVmazeEpisode(id: 1, airStamp: noon).airing == .day(day))
        #expect(TVmazeEpisode(id: 1, airTime: time).airing == .undated)
        #expect(TVmazeAlternateEpisode(id: 1, airDate: day, airStamp: noon).airing == .day(day))
    }

    @Test func theyAreSortedByMomentAndUndatedOnesComeLast() async throws {
        let sorted = try await episodes().values.sorted { $0.airing < $1.airing }
        #expect(sorted.map(\.id) == [5001, 5002, 5003, 5004, 5005, 5006])
        let day = try day("2021-05-14")
        let noon = TVmazeAiring.moment(try Date("2021-05-14T12:00:00Z"), day: day)
        let order: [TVmazeAiring] = [
            .moment(try Date("2021-05-14T11:59:59Z"), day: day), noon, .day(day),
            .moment(try Date("2021-05-14T12:00:01Z"), day: day), .undated,
        ]
        #expect(order.shuffled().sorted() == order)
        #expect(!(TVmazeAiring.undated < .undated))
    }

    @Test(arguments: [
        ("2013-06-25T02:00:00+00:00", "2013-06-25T02:00:00Z"), ("2013-06-25T02:00:00Z", "2013-06-25T02:00:00Z"),
        ("2013-06-24T22:00:00-04:00", "2013-06-25T02:00:00Z"), ("2013-06-25T07:30:00+0530", "2013-06-25T02:00:00Z"),
        ("2013-06-25T02:00:00.000000Z", "2013-06-25T02:00:00Z"),
    ])
    func aMomentIsReadInAnyZone(text: String, moment: String) async throws {
        let body = #"{"id":1,"airstamp":"\#(text)"}"#
        #expect(try await TVmazeClient(MockTransport(body)).episode(1).airStamp == (try Date(moment)))
    }

    @Test(arguments: [
        "2013-06-25T24:00:00Z", "2013-06-25T02:60:00Z", "2013-06-25T02:00:61Z", "2013-06-25T02:00:00",
        "2013-06-25T02:00Z", "2013-06-25T02:00:00+00:00x", "2013-06-25T2:00:00Z", "2013-06-25T-2:00:00Z",
        "0001-01-01T00:00:00+10:00", "9999-12-31T23:59:59-10:00",
    ])
    func whatIsNoMomentIsNil(text: String) async throws {
        let body = #"{"id":1,"airstamp":"\#(text)"}"#
        #expect(try await TVmazeClient(MockTransport(body)).episode(1).airStamp == nil)
    }

    @Test(arguments: ["", "9:00", "24:00", "12:60", "12", "12:00:00", "+1:00", "noon", "1²:00"])
    func whatIsNoTimeIsNil(text: String) {
        #expect(TVmazeTime(text) == nil)
    }

    @Test func timesAreComparedByTheClock() throws {
        let times = try ["00:00", "09:05", "09:10", "23:59"].map { try #require(TVmazeTime($0)) }
        #expect(times.shuffled().sorted() == times)
        #expect(times.map(\.description) == ["00:00", "09:05", "09:10", "23:59"])
        #expect(TVmazeTime(hour: 9, minute: 5) == times[1])
        #expect(TVmazeTime(hour: 24, minute: 0) == nil)
    }
}
