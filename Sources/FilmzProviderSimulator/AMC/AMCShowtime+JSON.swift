import FilmzDomain
import Foundation

extension AMCShowtime {
    func json(from origin: String) -> AnswerJSON {
        let utc = DateText.iso(start)
        let address =
            "https://www.amctheatres.com/showtimes/all/\(day)/\(theatre.slug.replacing("-", with: ""))/all/\(id)"
        var members: [AnswerJSON.Member] = [
            .init("id", value: .int(id)), .init("performanceNumber", value: .int(id % 10_000)),
            .init("internalReleaseNumber", value: .int(movie.internalNumber)),
            .init("wwmReleaseNumber", value: .int(movie.releaseNumber)),
            .init("movieId", value: .int(movie.id)), .init("movieName", value: .string(movie.name)),
            .init("sortableMovieName", value: .string(movie.sortableName)),
            .init("movieUrl", value: .string("https://www.amctheatres.com/movies/\(movie.slug)")),
            .init("theatreId", value: .int(theatre.id)),
        ]
        if let genre = movie.genre { members.append(.init("genre", value: .string(genre))) }
        members += [
            .init("showDateTimeUtc", value: .string(utc)),
            // Without a time zone: it is the theatre's own.
            .init("showDateTimeLocal", value: .string("\(day)T\(DateText.clock(minutes * 60))")),
            .init("sellUntilDateTimeUtc", value: .string(DateText.iso(sellUntil))),
            .init("utcOffset", value: .string(theatre.offsetText(on: day))),
            .init("auditorium", value: .int(place % 12 + 1)),
            .init("layoutId", value: .int(theatre.id + place % 12)),
            .init("layoutVersionNumber", value: .int(1 + place % 3)),
            .init("isSoldOut", value: .bool(isSoldOut)), .init("isAlmostSoldOut", value: .bool(isAlmostSoldOut)),
            .init("isCanceled", value: .bool(isCanceled)),
        ]
        if let runtime = movie.film.film.runtime { members.append(.init("runTime", value: .int(runtime))) }
        if let rating = movie.rating { members.append(.init("mpaaRating", value: .string(rating))) }
        members += [
            .init("premiumFormat", value: isIMAX ? "IMAX at AMC" : ""), .init("purchaseUrl", value: .string(address)),
            .init("mobilePurchaseUrl", value: .string(address)),
            .init("ticketPrices", value: .array(hasPrices ? prices : [])),
            .init(
                "attributes", value: .array(attributes.map { ["code": .string($0.code), "name": .string($0.name)] })),
            .init("media", value: media(from: origin)),
            .init(
                "lastUpdatedDateUtc",
                value: .string(place.isMultiple(of: 2) ? "\(day - 3)T11:20:48Z" : "\(day - 3)T11:20:48.327Z")),
            .init("visibilityDateTimeUtc", value: .string("\(day - 14)T05:00:00.000Z")),
            .init("isEmbargoed", value: false),
            .init("isComingSoon", value: .bool(movie.isComingSoon)), .init("hasTrailers", value: true),
            .init("isDiscountMatineePriced", value: .bool(minutes < 16 * 60)),
        ]
        if minutes < 16 * 60 { members.append(.init("discountMatineeMessage", value: "20% OFF")) }
        members += [
            .init(
                "estimatedFees",
                value: [["name": "convenience", "cost": 1.5, "tax": 0, "quantity": 1]]),
            .init("languages", value: place.isMultiple(of: 3) ? .object([]) : ["spoken": "English"]),
            .init(
                "_links",
                value: ["self": ["href": "https://api.amctheatres.com/v2/showtimes/\(id)", "templated": false]]),
        ]
        return .object(members)
    }

    private var prices: [AnswerJSON] {
        func price(_ type: String, _ amount: Double, _ more: [AnswerJSON.Member]) -> AnswerJSON {
            .object(
                [
                    .init("price", value: .shortest(amount)), .init("type", value: .string(type)),
                    .init("sku", value: .string("TICKET-RS-\(id)-\(type)")),
                ] + more + [.init("tax", value: .shortest(place.isMultiple(of: 2) ? 0 : 1.04))])
        }
        let amount = Double(movie.film.chance.number("price", in: 1_099...2_099) + place * 10) / 100
        var prices = [
            price("ADULT", amount, [.init("priceCode", value: "FY"), .init("posType", value: "ADULT*")]),
            price("CHILD", place.isMultiple(of: 2) ? 6 : 8.5, [.init("agePolicy", value: "Age 2-12")]),
            price(
                "SENIOR", (amount * 90).rounded() / 100,
                [.init("agePolicy", value: "Age 60+"), .init("posType", value: "RR SEN*")]),
        ]
        // A type that is in no list.
        if place == 5 { prices.append(price("LIGHTHOUSE KEEPER", 3, [.init("agePolicy", value: "Any age")])) }
        return prices
    }

    private func media(from origin: String) -> AnswerJSON {
        let names = [
            "heroDesktopDynamic", "heroMobileDynamic", "posterDynamic", "posterAlternateDynamic", "poster3DDynamic",
            "posterIMAXDynamic", "trailerTeaserDynamic", "trailerAlternateDynamic",
        ]
        return .object(
            names.map { name in
                .init(
                    name,
                    value: name == "posterDynamic"
                        ? .string("\(origin)/pictures/amc/movies/\(movie.id)-poster.png") : ""
                )
            })
    }
}
