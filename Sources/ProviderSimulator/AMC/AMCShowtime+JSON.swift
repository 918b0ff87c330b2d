import FilmzDomain
import Foundation

extension AMCShowtime {
    func json(from origin: String) -> JSONValue {
        let utc = DateText.iso(start)
        let address =
            "https://www.amctheatres.com/showtimes/all/\(day)/\(theatre.slug.replacing("-", with: ""))/all/\(id)"
        var members: [JSONValue.Member] = [
            .init("id", .int(id)), .init("performanceNumber", .int(id % 10_000)),
            .init("internalReleaseNumber", .int(movie.internalNumber)),
            .init("wwmReleaseNumber", .int(movie.releaseNumber)),
            .init("movieId", .int(movie.id)), .init("movieName", .string(movie.name)),
            .init("sortableMovieName", .string(movie.sortableName)),
            .init("movieUrl", .string("https://www.amctheatres.com/movies/\(movie.slug)")),
            .init("theatreId", .int(theatre.id)),
        ]
        if let genre = movie.genre { members.append(.init("genre", .string(genre))) }
        members += [
            .init("showDateTimeUtc", .string(utc)),
            // No zone: the theatre's own.
            .init("showDateTimeLocal", .string("\(day)T\(DateText.clock(minutes * 60))")),
            .init("sellUntilDateTimeUtc", .string(DateText.iso(sellUntil))),
            .init("utcOffset", .string(theatre.offsetText(on: day))), .init("auditorium", .int(place % 12 + 1)),
            .init("layoutId", .int(theatre.id + place % 12)), .init("layoutVersionNumber", .int(1 + place % 3)),
            .init("isSoldOut", .bool(isSoldOut)), .init("isAlmostSoldOut", .bool(isAlmostSoldOut)),
            .init("isCanceled", .bool(isCanceled)),
        ]
        if let runtime = movie.film.film.runtime { members.append(.init("runTime", .int(runtime))) }
        if let rating = movie.rating { members.append(.init("mpaaRating", .string(rating))) }
        members += [
            .init("premiumFormat", isIMAX ? "IMAX at AMC" : ""), .init("purchaseUrl", .string(address)),
            .init("mobilePurchaseUrl", .string(address)), .init("ticketPrices", .array(hasPrices ? prices : [])),
            .init(
                "attributes", .array(attributes.map { ["code": .string($0.code), "name": .string($0.name)] })),
            .init("media", media(from: origin)),
            .init(
                "lastUpdatedDateUtc",
                .string(place.isMultiple(of: 2) ? "\(day - 3)T11:20:48Z" : "\(day - 3)T11:20:48.327Z")),
            .init("visibilityDateTimeUtc", .string("\(day - 14)T05:00:00.000Z")), .init("isEmbargoed", false),
            .init("isComingSoon", .bool(movie.isComingSoon)), .init("hasTrailers", true),
            .init("isDiscountMatineePriced", .bool(minutes < 16 * 60)),
        ]
        if minutes < 16 * 60 { members.append(.init("discountMatineeMessage", "20% OFF")) }
        members += [
            .init(
                "estimatedFees",
                [["name": "convenience", "cost": 1.5, "tax": 0, "quantity": 1]]),
            .init("languages", place.isMultiple(of: 3) ? .object([]) : ["spoken": "English"]),
            .init(
                "_links", ["self": ["href": "https://api.amctheatres.com/v2/showtimes/\(id)", "templated": false]]),
        ]
        return .object(members)
    }

    private var prices: [JSONValue] {
        func price(_ type: String, _ amount: Double, _ more: [JSONValue.Member]) -> JSONValue {
            .object(
                [
                    .init("price", .shortest(amount)), .init("type", .string(type)),
                    .init("sku", .string("TICKET-RS-\(id)-\(type)")),
                ] + more + [.init("tax", .shortest(place.isMultiple(of: 2) ? 0 : 1.04))])
        }
        let amount = Double(movie.film.chance.number("price", in: 1_099...2_099) + place * 10) / 100
        var prices = [
            price("ADULT", amount, [.init("priceCode", "FY"), .init("posType", "ADULT*")]),
            price("CHILD", place.isMultiple(of: 2) ? 6 : 8.5, [.init("agePolicy", "Age 2-12")]),
            price(
                "SENIOR", (amount * 90).rounded() / 100, [.init("agePolicy", "Age 60+"), .init("posType", "RR SEN*")]),
        ]
        // One that no list of types has.
        if place == 5 { prices.append(price("LIGHTHOUSE KEEPER", 3, [.init("agePolicy", "Any age")])) }
        return prices
    }

    private func media(from origin: String) -> JSONValue {
        let names = [
            "heroDesktopDynamic", "heroMobileDynamic", "posterDynamic", "posterAlternateDynamic", "poster3DDynamic",
            "posterIMAXDynamic", "trailerTeaserDynamic", "trailerAlternateDynamic",
        ]
        return .object(
            names.map { name in
                .init(
                    name, name == "posterDynamic" ? .string("\(origin)/pictures/amc/movies/\(movie.id)-poster.png") : ""
                )
            })
    }
}
