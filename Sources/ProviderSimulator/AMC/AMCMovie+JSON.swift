import FilmzDomain

extension AMCMovie {
    /// Midnight of the central US.
    static func midnight(_ day: CalendarDay) -> String {
        "\(day)T0\(AMCTheatre.isSummer(day) ? 5 : 6):00:00Z"
    }

    func json(from origin: String) -> JSONValue {
        let (chance, plot) = (film.chance, Plot(of: film))
        var members: [JSONValue.Member] = [
            .init("id", .int(id)), .init("name", .string(name)), .init("sortableName", .string(sortableName)),
            .init(
                "starringActors",
                .string(
                    isBare
                        ? ""
                        : film.film.cast.enumerated().map { $0.offset == 2 ? $0.element.uppercased() : $0.element }
                            .joined(separator: ", "))),
            .init("directors", .string(isBare ? "" : film.film.directors.joined(separator: ", "))),
        ]
        if let genre { members.append(.init("genre", .string(genre))) }
        if let rating { members.append(.init("mpaaRating", .string(rating))) }
        members += [
            .init("wwmReleaseNumber", .int(releaseNumber)), .init("internalReleaseNumber", .int(internalNumber)),
        ]
        if let runtime = film.film.runtime { members.append(.init("runTime", .int(runtime))) }
        members.append(.init("score", .double(Double(chance.number("score", in: 1...900_000)) / 1_000_000)))
        members.append(.init("slug", .string(slug)))
        if !isBare {
            members += [.init("synopsis", .string(plot.full)), .init("synopsisTagLine", .string(plot.tagline))]
        }
        if let opened { members.append(.init("releaseDateUtc", .string(Self.midnight(opened)))) }
        members += dates
        members += [
            .init("hasScheduledShowtimes", .bool(hasShowtimes)),
            .init("websiteUrl", .string("https://www.amctheatres.com/movies/\(slug)")),
            .init("showtimesUrl", .string("https://www.amctheatres.com/movies/\(slug)/showtimes")),
            .init("distributorId", .int(chance.number("distributor", in: 10...400))),
            .init("distributorCode", .string(chance.pick("code", from: ["LANT", "QUAY", "KITE"]))),
            .init("availableForAList", .bool(presentation == .normal)),
            .init(
                "preferredMediaType", isOnDemand ? "OnDemand" : chance.isOne(of: 9, "no media") ? .null : "Theatrical"),
        ]
        if !isBare, !chance.isOne(of: 3, "no IMDb") { members.append(.init("imdbId", .string(film.imdb.description))) }
        members += [
            .init("attributes", .array(attributes)), .init("media", media(from: origin)), .init("_links", links),
        ]
        return .object(members)
    }

    private var dates: [JSONValue.Member] {
        let ticketDay = opened.map { $0 - 21 }
        return [
            // Days that mean “not known”.
            .init(
                "earliestShowingUtc",
                .string(film.chance.isOne(of: 3, "sentinel") ? "0001-01-01T00:00:00Z" : "1900-01-01T00:00:00")),
            .init(
                "onlineTicketAvailabilityDateUtc",
                film.chance.isOne(of: 4, "no ticket date")
                    ? .null
                    : .string(
                        ticketDay.map {
                            film.chance.isOne(of: 2, "zone") ? "\($0)T05:00:00.000Z" : "\($0)T05:00:00.327"
                        }
                            ?? "0001-01-01T00:00:00Z")),
        ]
    }

    private var attributes: [JSONValue] {
        let all: [JSONValue] = [
            ["code": "RESERVEDSEATING", "name": "Reserved Seating", "description": "Choose your seat."],
            ["code": "IMAX", "name": "IMAX"],
            ["code": "DOLBYCINEMAATAMCPRIME", "name": "Dolby Cinema", "description": "Bright and loud."],
            ["code": "CLOSEDCAPTION", "name": "Closed Caption", "description": "Captions at your seat."],
        ]
        return film.chance.pick(2, "attributes", from: all)
    }

    private func media(from origin: String) -> JSONValue {
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
                    return .init(name, .string("\(origin)/pictures/amc/movies/\(id)-\(file).png"))
                }
                if name == "trailerHd" || name == "trailerMp4" {
                    return .init(name, .string("https://previews.example.org/amc/\(id).mp4"))
                }
                // Old names are always empty.
                return .init(name, "")
            })
    }

    private var links: JSONValue {
        let api = "https://api.amctheatres.com"
        return .object([
            .init("self", ["href": "\(api)/v2/movies/\(id)", "templated": false]),
            .init("\(api)/rels/v2/media", ["href": "\(api)/v2/media/movies/\(id)/{media-type}", "templated": true]),
            .init(
                "\(api)/rels/v2/earliest-showtime",
                ["href": "\(api)/v2/theatres/{theatre-id}/movies/\(id)/earliest-showtime", "templated": true]),
            .init("\(api)/rels/v1/cast-crew", ["href": "\(api)/v1/movie/\(id)/cast-crew", "templated": false]),
        ])
    }
}
