import AMCAPI
import APICore
import FilmzAPITestSupport
import Foundation
import Testing

@Suite struct ShowtimeDecodingTests {
    private func page() throws -> ShowtimesModel {
        try AMCVendor.makeDecoder().decode(ShowtimesModel.self, from: Fixture.data("showtimes.json"))
    }

    @Test func everyField() throws {
        let show = try page().showtimes[0]
        #expect(show.id == 145_359_935)
        #expect(show.performanceNumber == 4705)
        #expect(show.movieId == 71001)
        #expect(show.theatreId == 606)
        #expect(show.movieName == "The Glass Orchard")
        #expect(show.sortableMovieName == "Glass Orchard, The")
        #expect(show.movieUrl?.host() == "www.amctheatres.com")
        #expect(show.genre == .scienceFiction)
        #expect(show.mpaaRating == .pg13)
        #expect(show.runTime == 108)
        #expect(show.sellUntilDateTimeUtc == show.showDateTimeUtc?.addingTimeInterval(1800))
        #expect([show.auditorium, show.layoutId, show.layoutVersionNumber] == [4, 12, 3])
        #expect([show.isSoldOut, show.isAlmostSoldOut, show.isCanceled] == [false, true, false])
        #expect(
            [show.isEmbargoed, show.isComingSoon, show.hasTrailers, show.inTheatreTicketingOnly].contains(true) == false
        )
        #expect(show.isDiscountMatineePriced)
        #expect(show.discountMatineeMessage == "20% OFF")
        #expect(show.premiumFormat == "IMAX at AMC")
        #expect(show.purchaseUrl?.absoluteString == "https://www.amctheatres.com/showtimes/145359935/seats")
        #expect(show.mobilePurchaseUrl == nil)
        #expect(show.attributes.map(\.code) == [.imax, .reservedSeating])
        #expect(show.media.poster?.absoluteString == "https://example.org/p.jpg")
        #expect(show.languages?.spoken == "French")
        #expect(show.languages?.dubbedOver == nil)
        #expect(show.languages?.subtitle == "English")
        #expect(show.visibilityDateTimeUtc == nil)
        #expect([show.wwmReleaseNumber, show.internalReleaseNumber] == [240111, 127517])
        #expect(show.estimatedFees.first?.name == "convenience")
        #expect(show.estimatedFees.first?.cost == 1.5)
        #expect(!show.isPrivateRental)
    }

    @Test func prices() throws {
        let prices = try page().showtimes[0].ticketPrices
        #expect(prices.map(\.price) == [Decimal(string: "20.04"), 6, Decimal(string: "9.5")])
        #expect(prices.map(\.type) == [.adult, .senior, "Matinee Buddy"])
        #expect(prices.map(\.agePolicy) == [nil, "Age 60+", nil])
        #expect(prices[0].tax == Decimal(string: "2.05"))
        #expect(prices[0].sku == "TICKET-RS-145359935-ADULT")
        #expect(prices[0].priceCode == "FY")
        #expect(prices[0].posType == "ADULT*")
    }

    @Test func fractionsOfASecond() throws {
        let page = try page()
        let updated = try #require(page.lastUpdatedDateUtc)
        #expect(abs(updated.timeIntervalSince1970 - 1_784_542_272.327) < 0.000_1)
        #expect(page.showtimes[0].lastUpdatedDateUtc == updated)
    }

    @Test func aLocalTimeIsReadWithItsOffset() throws {
        let show = try page().showtimes[1]
        #expect(show.showDateTimeUtc == Date(timeIntervalSince1970: 1_487_952_000))
        #expect(show.showDateTimeLocal?.description == "2017-02-24 10:00")
        #expect(show.utcOffset == -21_600)
        #expect(
            [show.isSoldOut, show.isAlmostSoldOut, show.isCanceled, show.isEmbargoed] == [true, false, true, true])
        #expect(show.premiumFormat == nil)
        #expect(show.ticketPrices.isEmpty)
    }

    @Test func aLocalTimeIsDerivedFromTheMoment() throws {
        let show = try page().showtimes[2]
        #expect(show.showDateTimeLocal?.day == PlainDate(year: 2017, month: 2, day: 24))
        #expect(show.showDateTimeLocal?.hour == 20)
        #expect(show.isPrivateRental)
    }

    @Test func anOffsetIsDerivedFromTheTwo() throws {
        let show = try page().showtimes[3]
        #expect(show.utcOffset == -18_000)
        #expect(show.showDateTimeLocal?.hour == 9)
    }

    @Test func aLocalTimeAloneIsNoMoment() throws {
        let show = try page().showtimes[4]
        #expect(show.showDateTimeUtc == nil)
        #expect(show.showDateTimeLocal?.hour == 9)
        #expect(show.utcOffset == nil)
    }

    @Test func anOffsetOfTheLocalTimesOwnCounts() throws {
        let show: ShowtimeModel = try AMCSample.decode(
            #"{"id":1,"showDateTimeLocal":"2017-02-24T10:00:00-06:00","utcOffset":"-05:00"}"#)
        #expect(show.showDateTimeUtc == Date(timeIntervalSince1970: 1_487_952_000))
        #expect(show.showDateTimeLocal?.description == "2017-02-24 10:00")
        #expect(show.utcOffset == -21_600)
    }

    /// In October AMC sells tickets for November, when the clocks have gone back.
    @Test func theTwoTimesTellTheOffsetOfTheirOwnDay() throws {
        let show: ShowtimeModel = try AMCSample.decode(
            #"""
            {"id":1,"showDateTimeUtc":"2026-11-02T02:00:00Z","showDateTimeLocal":"2026-11-01T20:00:00",
            "utcOffset":"-05:00"}
            """#)
        #expect(show.utcOffset == -21_600)
        #expect(show.showDateTimeUtc == Date(timeIntervalSince1970: 1_793_584_800))
        #expect(show.showDateTimeLocal?.description == "2026-11-01 20:00")
    }

    @Test func noGuestsMakeNoPrivateShowing() throws {
        let show: ShowtimeModel = try AMCSample.decode(#"{"id":1,"maximumIntendedAttendance":0}"#)
        #expect(show.maximumIntendedAttendance == nil)
        #expect(!show.isPrivateRental)
    }

    @Test(arguments: [("true", "false", true), ("false", "true", true), ("false", "false", false), ("null", "1", true)])
    func eitherWordKeepsAShowingBack(isEmbargoed: String, embargoed: String, expected: Bool) throws {
        let show: ShowtimeModel = try AMCSample.decode(
            #"{"id":1,"isEmbargoed":\#(isEmbargoed),"embargoed":\#(embargoed)}"#)
        #expect(show.isEmbargoed == expected)
    }

    @Test func aLocalTimeThatSaysUTCIsNotLocal() throws {
        let show: ShowtimeModel = try AMCSample.decode(
            #"{"id":1,"showDateTimeLocal":"2026-07-24T14:00:00Z","utcOffset":"-07:00"}"#)
        #expect(show.showDateTimeUtc == Date(timeIntervalSince1970: 1_784_901_600))
        #expect(show.showDateTimeLocal?.description == "2026-07-24 07:00")
    }
}
