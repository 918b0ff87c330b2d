import FilmzDomain
import Foundation

extension AMCTheatre {
    func json(at now: Date, from origin: String) -> AnswerJSON {
        let today = today(at: now)
        let chance = Chance("theatre \(id)")
        var members: [AnswerJSON.Member] = [
            .init("id", value: .int(id)), .init("name", value: .string(name)), .init("longName", value: .string(name)),
            .init("slug", value: .string(slug)), .init("brand", value: .string(brand)),
            .init("ticketable", value: "RESERVED"),
            .init("isClosed", value: .bool(isClosed)),
            .init(
                "closures",
                value: isClosed
                    ? [["startDateTimeUtc": .string("\(today - 200)T05:00:00Z"), "endDateTimeUtc": .null]] : []),
            .init("lastBusinessDate", value: isClosed ? .string("\(today - 201)T00:00:00.000") : .null),
            .init("guestServicesPhoneNumber", value: .string("81655501\(chance.number("phone", in: 10...99))")),
            .init("utcOffset", value: .string(offsetText(on: today))),
            .init("timezone", value: .string("\(zone.rawValue) TIME")),
            .init("timezoneAbbreviation", value: .string(zoneAbbreviation(on: today))),
            .init("websiteUrl", value: .string("https://www.amctheatres.com/movie-theatres/\(slug)")),
            .init("loyaltyVersionId", value: 2),
            .init("westWorldMediaNumber", value: .int(chance.number("media", in: 1_000...9_999))),
            .init(
                "concessionsDeliveryOptions",
                value: chance.isOne(of: 2, purpose: "delivery")
                    ? ["EXPRESSPICKUP", "DELIVERYTOSEAT"] : ["expressPickup"]),
            .init("convenienceFeeTaxPercent", value: .shortest(chance.isOne(of: 2, purpose: "tax") ? 0 : 8.6)),
            .init("convenienceFeeTaxFlatAmount", value: 0), .init("redemptionMethods", value: ["Print", "Mobile"]),
            .init("subscriptionUsageLevel", value: .int(chance.number("level", in: 1...3))),
            .init("onlineConcessions", value: true), .init("hasMultipleKitchens", value: false),
            .init("deliveryToSeat", value: .bool(brand == "DIT")),
            .init("attributes", value: .array(attributes)), .init("media", value: media(from: origin)),
            .init("location", value: location),
        ]
        members.append(
            .init(
                "_links",
                value: ["self": ["href": "https://api.amctheatres.com/v2/theatres/\(id)", "templated": false]]))
        return .object(members)
    }

    /// The attributes, with codes in mixed case.
    private var attributes: [AnswerJSON] {
        if isStub {
            []
        } else {
            [
                ["code": "RESERVEDSEATING", "name": "Reserved Seating", "description": "Choose your seat."],
                ["code": "macguffins", "name": "MacGuffins Bar"],
            ]
        }
    }

    private func media(from origin: String) -> AnswerJSON {
        let picture = AnswerJSON.string(isStub ? "" : "\(origin)/pictures/amc/theatres/\(id).png")
        return [
            "theatreImageIcon": "", "theatreImageStandard": "", "theatreImageThumbnail": "", "theatreImageLarge": "",
            "heroDesktopDynamic": picture, "heroMobileDynamic": picture, "interiorDynamic": "",
            "exteriorDynamic": picture, "promotionDynamic": "",
        ]
    }

    private var location: AnswerJSON {
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
