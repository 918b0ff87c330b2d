import AMCAPI
import APICore
import FilmzDomain
import Foundation

extension AMCAdapter {
    private static let theatrePageSize = 100
    private static let moviePageSize = 100
    /// The maximum number of theatres to fetch. AMC has about 600, and a theatre some hundred showings a week.
    private static let theatreLimit = 2_000
    private static let movieLimit = 400

    /// All open theatres, in AMC's order.
    func theatres() async throws(APIError) -> [Theatre] {
        let pages = client.theatrePages(
            .getAll(pageNumber: 1, pageSize: Self.theatrePageSize, filter: AMCTheatreFilter()))
        let answer = await pages.collect(upTo: Self.theatreLimit)
        if answer.items.isEmpty, let failure = answer.failure { throw failure }
        return answer.items.compactMap(Theatre.init)
    }

    /// All announced showings of a theatre, with AMC's IDs of their films.
    func showtimes(at number: Int, timeZone: TimeZone) async throws(APIError) -> [AMCShowing] {
        try await showtimes(at: number, on: nil).compactMap { AMCShowing($0, timeZone: timeZone) }
    }

    /// Films that are in theatres or soon will be, by AMC's ID. After a failure, those fetched before are returned.
    func activeFilms() async -> [Int: Film] {
        let pages = client.moviePages(.getActive(pageNumber: 1, pageSize: Self.moviePageSize))
        let movies = await pages.collect(upTo: Self.movieLimit).items
        return Dictionary(
            movies.compactMap { movie in Self.hit(movie).map { (movie.id.rawValue, $0.film) } }
        ) { first, _ in first }
    }
}

/// A showing from AMC's API.
struct AMCShowing: Hashable, Sendable {
    var showtime: Showtime
    /// AMC's ID of the film.
    var movie: Int?
}

extension AMCShowing {
    /// Converts AMC's model. Nil for a private rental, for an embargoed showing, and without a title or a time.
    init?(_ model: ShowtimeModel, timeZone: TimeZone) {
        guard !model.isPrivateRental, !model.isEmbargoed,
            let title = model.movieName?.bounded(to: ProviderBounds.title),
            let begins = model.showDateTimeUtc ?? model.showDateTimeLocal?.date(in: timeZone),
            let (date, minute) = Self.clock(model, begins: begins, in: timeZone)
        else { return nil }
        showtime = Showtime(
            id: Showtime.ID(amc: model.id.rawValue), title: title, day: Showtime.evening(of: date, minute: minute),
            beginsAt: Timestamp(begins), minute: minute, runtime: ProviderBounds.runtime(model.runTime),
            hall: model.auditorium.map(String.init), marks: Self.marks(model), isCancelled: model.isCanceled,
            seats: Self.seats(model), price: Self.price(model),
            page: ProviderBounds.address(model.purchaseUrl ?? model.mobilePurchaseUrl ?? model.movieUrl))
        movie = model.movieId?.rawValue
    }

    private static func seats(_ model: ShowtimeModel) -> Showtime.Seats {
        if model.isSoldOut { return .none }
        return if model.isAlmostSoldOut { .few } else { .unknown }
    }

    /// The day and the minute of the day on the theatre's clock: as AMC sends them, or by the time zone.
    private static func clock(
        _ model: ShowtimeModel, begins: Date, in timeZone: TimeZone
    ) -> (CalendarDay, Int)? {
        if let local = model.showDateTimeLocal, let date = ProviderBounds.day(local.day) {
            return (date, local.hour * 60 + local.minute)
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: begins)
        return CalendarDay(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0).map {
            ($0, (parts.hour ?? 0) * 60 + (parts.minute ?? 0))
        }
    }

    private static let markLimit = 12

    private static func marks(_ model: ShowtimeModel) -> [Showtime.Mark] {
        var marks: [Showtime.Mark] = []
        func add(_ kind: Showtime.Mark.Kind, _ text: String?) {
            guard let text = text?.bounded(to: ProviderBounds.name), !marks.contains(where: { $0.text == text }) else {
                return
            }
            marks.append(Showtime.Mark(kind, text: text))
        }
        add(.format, model.premiumFormat)
        for attribute in model.attributes {
            let code = attribute.code.rawValue.uppercased()
            guard let kind = kinds[code] else { continue }
            add(kind, attribute.name ?? attribute.code.rawValue)
        }
        if let languages = model.languages {
            if languages.dubbedOver != nil { add(.version, languages.spoken) }
            add(.version, languages.subtitle)
        }
        return Array(marks.prefix(markLimit))
    }

    /// The AMC attributes that describe a showing; the others, such as recliners, describe the theatre.
    private static let kinds: [String: Showtime.Mark.Kind] = [
        "IMAX": .format, "IMAX3D": .format, "IMAXWITHLASERATAMC": .format, "DOLBYCINEMAATAMCPRIME": .format,
        "DOLBY3D": .format, "REALD3D": .format, "PRIME3D": .format, "AMCPRIME": .format, "BIGD": .format,
        "GDX": .format, "GXL": .format, "DBOX": .format, "LASERATAMC": .format,
        "CLOSEDCAPTION": .access, "OPENCAPTION": .access, "DESCRIPTIVEVIDEO": .access, "SENSORYFRIENDLY": .access,
        "AMCARTISANFILMS": .occasion,
    ]

    /// The price for adults, or else the first one, in AMC's dollars. According to AMC, prices are for display only.
    private static func price(_ model: ShowtimeModel) -> String? {
        let prices = model.ticketPrices
        let adult = prices.first { $0.type?.rawValue.uppercased() == "ADULT" } ?? prices.first
        guard let price = adult?.price, price > 0 else { return nil }
        let cents = NSDecimalNumber(decimal: (price + (adult?.tax ?? 0)) * 100).intValue
        return "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
    }
}

extension Theatre {
    /// Converts AMC's model. Nil for an empty record, and if AMC's data do not determine the time zone.
    init?(_ model: TheatreModel) {
        guard !model.isPlaceholder, let name = (model.longName ?? model.name)?.bounded(to: Theatre.nameLimit),
            let timeZone = model.timeZone
        else { return nil }
        // AMC sends towns in capital letters.
        let parts = [model.location?.addressLine1, model.location?.city?.capitalized, model.location?.state]
        let location = model.location.flatMap { place in
            place.latitude.flatMap { north in
                place.longitude.flatMap { Location(latitude: north, longitude: $0) }
            }
        }
        self.init(
            source: .amc(model.id.rawValue), name: name,
            place: parts.compactMap { $0?.bounded(to: 100) }.joined(separator: ", "), timeZone: timeZone,
            location: location)
    }
}
