import FilmzDomain

/// The store of one country.
struct ITunesStorefront: Hashable, Sendable {
    /// The country code in two capital letters.
    let country: String

    /// Creates a storefront; nil for a code that is not in ISO 3166-1.
    init?(_ code: String) {
        guard CountryCodes.all.contains(code.uppercased()) else { return nil }
        country = code.uppercased()
    }

    var currency: String {
        switch country {
        case "US": "USD"
        case "GB": "GBP"
        case "CA": "CAD"
        case "AU": "AUD"
        case "NZ": "NZD"
        case "JP": "JPY"
        case "CH": "CHF"
        case "MX": "MXN"
        case "BR": "BRL"
        case "SE": "SEK"
        case "IN": "INR"
        default: "EUR"
        }
    }

    /// Whether the film is sold here: films in theatres and upcoming ones are not, some countries lack some films, and
    /// most have no films at all.
    func sells(_ film: LibraryFilm) -> Bool {
        guard CountryCodes.storefronts[country] != nil, film.screening == nil, film.released != nil else {
            return false
        }
        return country == "US" || !film.chance.isOne(of: 4, purpose: "not sold in \(country)")
    }

    /// The ID of a product here: some countries have IDs of their own.
    func id(of product: ITunesProduct.Kind, for film: LibraryFilm) -> Int {
        let number = film.imdb.number % 100_000_000 + product.rawValue * 100_000_000
        let base = if number.isMultiple(of: 2) { 2_300_000_000 } else { 300_000_000 }
        let isOwn = country != "US" && film.chance.isOne(of: 3, purpose: "own number in \(country)")
        return base + number + (isOwn ? 4_000_000_000 : 0)
    }

    /// The day when the store began to sell a film, which for older ones is long after it was in theatres.
    static func firstDay(of film: LibraryFilm) -> CalendarDay? {
        guard let released = film.released else { return nil }
        if released.year > 2008 { return released + 95 }
        return CalendarDay(
            year: film.chance.number("store year", in: 2009...2015),
            month: film.chance.number("store month", in: 1...12),
            day: film.chance.number("store day", in: 1...28))
    }
}
