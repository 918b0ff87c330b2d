import FilmzDomain

extension AMCMovie {
    /// Midnight in US Central time, as UTC.
    static func midnight(_ day: CalendarDay) -> String {
        "\(day)T0\(AMCTheatre.isSummer(day) ? 5 : 6):00:00Z"
    }

    func json(from origin: String) -> AnswerJSON {
        let chance = film.chance
        let plot = Plot(of: film)
        var members: [AnswerJSON.Member] = [
            .init("id", value: .int(id)), .init("name", value: .string(name)),
            .init("sortableName", value: .string(sortableName)),
            .init(
                "starringActors",
                value: .string(
                    isBare
                        ? ""
                        : film.film.cast.enumerated().map { $0.offset == 2 ? $0.element.uppercased() : $0.element }
                            .joined(separator: ", "))),
            .init("directors", value: .string(isBare ? "" : film.film.directors.joined(separator: ", "))),
        ]
        if let genre { members.append(.init("genre", value: .string(genre))) }
        if let rating { members.append(.init("mpaaRating", value: .string(rating))) }
        members += [
            .init("wwmReleaseNumber", value: .int(releaseNumber)),
            .init("internalReleaseNumber", value: .int(internalNumber)),
        ]
        if let runtime = film.film.runtime { members.append(.init("runTime", value: .int(runtime))) }
        members.append(.init("score", value: .double(Double(chance.number("score", in: 1...900_000)) / 1_000_000)))
        members.append(.init("slug", value: .string(slug)))
        if !isBare {
            members += [
                .init("synopsis", value: .string(plot.full)), .init("synopsisTagLine", value: .string(plot.tagline)),
            ]
        }
        if let opened { members.append(.init("releaseDateUtc", value: .string(Self.midnight(opened)))) }
        members += dates
        members += [
            .init("hasScheduledShowtimes", value: .bool(hasShowtimes)),
            .init("websiteUrl", value: .string("https://www.amctheatres.com/movies/\(slug)")),
            .init("showtimesUrl", value: .string("https://www.amctheatres.com/movies/\(slug)/showtimes")),
            .init("distributorId", value: .int(chance.number("distributor", in: 10...400))),
            .init("distributorCode", value: .string(chance.pick("code", from: ["LANT", "QUAY", "KITE"]))),
            .init("availableForAList", value: .bool(presentation == .normal)),
            .init(
                "preferredMediaType",
                value: isOnDemand ? "OnDemand" : chance.isOne(of: 9, purpose: "no media") ? .null : "Theatrical"),
        ]
        if !isBare, !chance.isOne(of: 3, purpose: "no IMDb") {
            members.append(.init("imdbId", value: .string(film.imdb.description)))
        }
        members += [
            .init("attributes", value: .array(attributes)), .init("media", value: media(from: origin)),
            .init("_links", value: links),
        ]
        return .object(members)
    }

    private var dates: [AnswerJSON.Member] {
        let ticketDay = opened.map { $0 - 21 }
        return [
            // Sentinel dates that mean “unknown”.
            .init(
                "earliestShowingUtc",
                value: .string(
                    film.chance.isOne(of: 3, purpose: "sentinel") ? "0001-01-01T00:00:00Z" : "1900-01-01T00:00:00")),
            .init(
                "onlineTicketAvailabilityDateUtc",
                value: film.chance.isOne(of: 4, purpose: "no ticket date")
                    ? .null
                    : .string(
                        ticketDay.map {
                            if film.chance.isOne(of: 2, purpose: "zone") {
                                "\($0)T05:00:00.000Z"
                            } else {
                                "\($0)T05:00:00.327"
                            }
                        }
                            ?? "0001-01-01T00:00:00Z")),
        ]
    }

    private var attributes: [AnswerJSON] {
        let all: [AnswerJSON] = [
            ["code": "RESERVEDSEATING", "name": "Reserved Seating", "description": "Choose your seat."],
            ["code": "IMAX", "name": "IMAX"],
            ["code": "DOLBYCINEMAATAMCPRIME", "name": "Dolby Cinema", "description": "Bright and loud."],
            ["code": "CLOSEDCAPTION", "name": "Closed Caption", "description": "Captions at your seat."],
        ]
        return film.chance.pick(2, purpose: "attributes", from: all)
    }

    private func media(from origin: String) -> AnswerJSON {
        let filled = ["posterDynamic": "poster", "heroDesktopDynamic": "hero", "heroMobileDynamic": "hero-mobile"]
        let names = [
            "posterThumbnail", "posterStandard", "posterLarge", "trailerFlv", "trailerHd", "trailerMp4",
            "primaryTrailerExternalVideoId", "primaryTrailerVideoId", "heroDesktopDynamic", "heroMobileDynamic",
            "posterDynamic", "posterAlternateDynamic", "poster3DDynamic", "posterIMAXDynamic", "trailerTeaserDynamic",
            "trailerAlternateDynamic", "onDemandTrailerVideoId", "onDemandTrailerExternalVideoId",
            "onDemandPosterDynamic", "onDemandTrailerMp4Dynamic", "onDemandTrailerHdDynamic",
        ]
        return .object(
            names.map { name in
                if let file = filled[name] {
                    return .init(name, value: .string("\(origin)/pictures/amc/movies/\(id)-\(file).png"))
                }
                if name == "trailerHd" || name == "trailerMp4" {
                    return .init(name, value: .string("https://previews.example.org/amc/\(id).mp4"))
                }
                // The values for old names are always empty.
                return .init(name, value: "")
            })
    }

    private var links: AnswerJSON {
        let api = "https://api.amctheatres.com"
        return .object([
            .init("self", value: ["href": "\(api)/v2/movies/\(id)", "templated": false]),
            .init(
                "\(api)/rels/v2/media", value: ["href": "\(api)/v2/media/movies/\(id)/{media-type}", "templated": true]),
            .init(
                "\(api)/rels/v2/earliest-showtime",
                value: ["href": "\(api)/v2/theatres/{theatre-id}/movies/\(id)/earliest-showtime", "templated": true]),
            .init("\(api)/rels/v1/cast-crew", value: ["href": "\(api)/v1/movie/\(id)/cast-crew", "templated": false]),
        ])
    }
}
