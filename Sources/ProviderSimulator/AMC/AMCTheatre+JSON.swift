import FilmzDomain
import Foundation

extension AMCTheatre {
    func json(at now: Date, from origin: String) -> JSONValue {
        let today = today(at: now)
        let chance = Chance("theatre \(id)")
        var members: [JSONValue.Member] = [
            .init("id", .int(id)), .init("name", .string(name)), .init("longName", .string(name)),
            .init("slug", .string(slug)), .init("brand", .string(brand)), .init("ticketable", "RESERVED"),
            .init("isClosed", .bool(isClosed)),
            .init(
                "closures",
                isClosed ? [["startDateTimeUtc": .string("\(today - 200)T05:00:00Z"), "endDateTimeUtc": .null]] : []),
            .init("lastBusinessDate", isClosed ? .string("\(today - 201)T00:00:00.000") : .null),
            .init("guestServicesPhoneNumber", .string("81655501\(chance.number("phone", in: 10...99))")),
            .init("utcOffset", .string(offsetText(on: today))), .init("timezone", .string("\(zone.rawValue) TIME")),
            .init("timezoneAbbreviation", .string(zoneAbbreviation(on: today))),
            .init("websiteUrl", .string("https://www.amctheatres.com/movie-theatres/\(slug)")),
            .init("loyaltyVersionId", 2),
            .init("westWorldMediaNumber", .int(chance.number("media", in: 1_000...9_999))),
            .init(
                "concessionsDeliveryOptions",
                chance.isOne(of: 2, "delivery") ? ["EXPRESSPICKUP", "DELIVERYTOSEAT"] : ["expressPickup"]),
            .init("convenienceFeeTaxPercent", .shortest(chance.isOne(of: 2, "tax") ? 0 : 8.6)),
            .init("convenienceFeeTaxFlatAmount", 0), .init("redemptionMethods", ["Print", "Mobile"]),
            .init("subscriptionUsageLevel", .int(chance.number("level", in: 1...3))),
            .init("onlineConcessions", true), .init("hasMultipleKitchens", false),
            .init("deliveryToSeat", .bool(brand == "DIT")),
            .init("attributes", .array(attributes)), .init("media", media(from: origin)), .init("location", location),
        ]
        members.append(
            .init(
                "_links",
                ["self": ["href": "https://api.amctheatres.com/v2/theatres/\(id)", "templated": false]]))
        return .object(members)
    }

    /// Codes are written in any case.
    private var attributes: [JSONValue] {
        isStub
            ? []
            : [
                ["code": "RESERVEDSEATING", "name": "Reserved Seating", "description": "Choose your seat."],
                ["code": "macguffins", "name": "MacGuffins Bar"],
            ]
    }

    private func media(from origin: String) -> JSONValue {
        let picture = JSONValue.string(isStub ? "" : "\(origin)/pictures/amc/theatres/\(id).png")
        return [
            "theatreImageIcon": "", "theatreImageStandard": "", "theatreImageThumbnail": "", "theatreImageLarge": "",
            "heroDesktopDynamic": picture, "heroMobileDynamic": picture, "interiorDynamic": "",
            "exteriorDynamic": picture, "promotionDynamic": "",
        ]
    }

    private var location: JSONValue {
        [
            "addressLine1": .string(isStub ? "" : "\(id) Simulated Street"), "addressLine2": .null,
            "city": .string(city), "postalCode": .string(postalCode), "state": .string(state.code),
            "stateName": .string(state.name), "country": "US", "latitude": .shortest(latitude),
            "longitude": .shortest(longitude), "marketName": .string(city.capitalized), "marketId": .int(id / 10),
            "cityUrlSuffixText": .string(city.lowercased().replacing(" ", with: "-")),
            "stateUrlSuffixText": .string(state.name.lowercased().replacing(" ", with: "-")),
            "marketUrlSuffixText": .string(city.lowercased().replacing(" ", with: "-")),
            "directionsUrl": "https://maps.example.org/?q=\(latitude),\(longitude)",
        ]
    }
}
