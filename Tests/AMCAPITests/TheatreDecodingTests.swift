import AMCAPI
import APICore
import FilmzAPITestSupport
import Foundation
import Testing

@Suite struct TheatreDecodingTests {
    private func theatres() throws -> [TheatreModel] {
        try AMCVendor.makeDecoder().decode(TheatresModel.self, from: Fixture.data("theatres.json")).theatres
    }

    @Test func everyField() throws {
        let theatre = try theatres()[0]
        #expect(theatre.id == 610)
        #expect(theatre.name == "Example Square 18")
        #expect(theatre.longName == "AMC Example Square 18")
        #expect(theatre.slug == "amc-example-square-18")
        #expect(theatre.brand == .amc)
        #expect(theatre.closures.count == 2)
        #expect(theatre.closures[0].startDateTimeUtc == theatre.closures[1].startDateTimeUtc)
        #expect(theatre.closures[0].endDateTimeUtc == nil)
        #expect(theatre.closures[1].endDateTimeUtc == Date(timeIntervalSince1970: 1_597_899_600))
        #expect(theatre.lastBusinessDate == PlainDate(year: 2027, month: 1, day: 31))
        #expect(theatre.guestServicesPhoneNumber == "5550100")
        #expect(theatre.utcOffset == -18_000)
        #expect(theatre.timezone == "CENTRAL TIME")
        #expect(theatre.timezoneAbbreviation == "CDT")
        #expect(theatre.websiteUrl?.host() == "www.amctheatres.com")
        #expect(theatre.facebookUrl == nil)
        #expect(theatre.loyaltyVersionId == 2)
        #expect(theatre.westWorldMediaNumber == 4321)
        #expect(theatre.concessionsDeliveryOptions == [.expressPickup, .deliveryToSeat, "drone"])
        #expect(theatre.convenienceFeeTaxPercent == 8.6)
        #expect(theatre.convenienceFeeTaxFlatAmount == 0)
        #expect(theatre.redemptionMethods == ["A", "B"])
        #expect(theatre.subscriptionUsageLevel == 1)
        #expect(
            [theatre.onlineConcessions, theatre.hasMultipleKitchens, theatre.deliveryToSeat] == [true, false, true])
        #expect(theatre.attributes.map(\.code) == ["MACGUFFINS", .reclinerSeating])
        #expect(theatre.media[.theatreImageLarge] == nil)
        #expect(theatre.media[.heroDesktopDynamic]?.absoluteString == "https://example.org/610.jpg")
        #expect(theatre.estimatedConcessionsOrderFees.first?.cost == 1.25)
        #expect(theatre.links["self"]?.isTemplated == false)
    }

    @Test func location() throws {
        let location = try #require(try theatres()[0].location)
        #expect(location.addressLine1 == "1 Example Street")
        #expect(location.city == "EXAMPLE CITY")
        #expect(location.postalCode == "64000")
        #expect(location.state == "MO")
        #expect(location.stateName == "Missouri")
        #expect([location.latitude, location.longitude] == [39.1, -94.5])
        #expect(location.marketName == "Kansas City")
        #expect(location.marketId == 7)
        #expect(location.cityUrlSuffixText == "example-city")
        #expect(location.directionsUrl?.absoluteString == "https://example.org/map")
    }

    @Test func placeholders() throws {
        #expect(try theatres().map(\.isPlaceholder) == [false, false, true, false])
        #expect(try theatres()[2].location?.longitude == nil)
    }

    @Test func aPlaceholderMayHaveALongName() throws {
        let stub: TheatreModel = try AMCSample.decode(
            #"{"id":1,"name":"","longName":"AMC Stub 1","location":{"latitude":0,"longitude":0}}"#)
        #expect(stub.isPlaceholder)
    }

    @Test func ticketableIsKeptInAMCsWords() throws {
        #expect(try theatres().map(\.ticketable) == ["TICKETABLE", "NonTicketable", nil, "false"])
    }

    @Test func otherTypesSurvive() throws {
        let theatre = try theatres()[3]
        #expect(theatre.isClosed)
        #expect(theatre.location == nil)
        #expect(theatre.lastBusinessDate == nil)
        #expect(theatre.utcOffset == -18_000)
        #expect(theatre.concessionsDeliveryOptions.isEmpty)
    }

    @Test(arguments: [
        ("EASTERN TIME", "NY", "America/New_York"), ("Central Time", "MO", "America/Chicago"),
        ("MOUNTAIN TIME", "CO", "America/Denver"), ("MOUNTAIN TIME", "AZ", "America/Phoenix"),
        ("PACIFIC TIME", "AZ", "America/Phoenix"), ("PACIFIC TIME", "WA", "America/Los_Angeles"),
        ("US Mountain Standard Time", "AZ", "America/Phoenix"), ("Pacific Standard Time", "CA", "America/Los_Angeles"),
        ("ALASKA TIME", "AK", "America/Anchorage"), ("HAWAII TIME", "HI", "Pacific/Honolulu"),
        ("America/Detroit", "MI", "America/Detroit"),
    ]) func timeZones(name: String, state: String, expected: String) throws {
        let text = #"{"id":1,"timezone":"\#(name)","location":{"state":"\#(state)"}}"#
        let theatre: TheatreModel = try AMCSample.decode(text)
        #expect(theatre.timeZone?.identifier == expected)
    }

    @Test(arguments: [
        (#""timezone":"LUNAR TIME","timezoneAbbreviation":"CDT""#, "America/Chicago"),
        (#""timezone":"Lunar/Sea","timezoneAbbreviation":"EST""#, "America/New_York"),
        (#""timezoneAbbreviation":"MST","location":{"stateName":"Arizona"}"#, "America/Phoenix"),
        (#""timezoneAbbreviation":"MST","location":{"stateName":"Colorado"}"#, "America/Denver"),
        (#""timezoneAbbreviation":"MST","location":{"state":"Arizona"}"#, "America/Phoenix"),
    ]) func whatElseTellsTheTimeZone(members: String, expected: String) throws {
        let theatre: TheatreModel = try AMCSample.decode("{\"id\":1,\(members)}")
        #expect(theatre.timeZone?.identifier == expected)
    }

    @Test func anUnknownTimeZoneIsNone() throws {
        #expect(try theatres().map { $0.timeZone?.identifier } == ["America/Chicago", "America/Phoenix", nil, nil])
        let europe: TheatreModel = try AMCSample.decode(#"{"id":1,"timezone":"CENTRAL EUROPEAN TIME"}"#)
        #expect(europe.timeZone == nil)
        let short: TheatreModel = try AMCSample.decode(#"{"id":1,"timezoneAbbreviation":"PDT"}"#)
        #expect(short.timeZone?.identifier == "America/Los_Angeles")
    }
}
