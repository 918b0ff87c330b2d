import Foundation

/// The tickets of an event.
struct SchemaOffers {
    private(set) var availability = Screening.Availability.unknown
    private(set) var price: Screening.Price?
    private var links: [String] = []

    init(_ event: SchemaThing, in index: SchemaThing.Index) {
        let offers = Self.offers(of: event, in: index)
        var amounts: [(amount: Decimal, text: String)] = []
        var texts: [String] = []
        var isFree = false
        var currency: String?
        if case .bool(true)? = event["isAccessibleForFree"] { isFree = true }
        var states: Set<Screening.Availability> = []
        for offer in offers {
            for state in offer.lines("availability", in: index) { states.insert(Self.availability(state)) }
            if let link = offer.text("url") { links.append(link) }
            let specifications = offer.things("priceSpecification", in: index)
            for thing in [offer] + specifications {
                for text in ["price", "lowPrice", "highPrice", "minPrice", "maxPrice"].compactMap({ thing.line($0) }) {
                    texts.append(text)
                    if PriceText.isFree(text) { isFree = true }
                    if let amount = PriceText.amount(text) { amounts.append((amount, text)) }
                    currency =
                        currency ?? thing.line("priceCurrency").flatMap(PriceText.code) ?? PriceText.currency(text)
                }
            }
        }
        availability = [.available, .few, .soldOut].first(where: states.contains) ?? .unknown
        // A price of 0 often means that it was not filled in.
        if !isFree { amounts.removeAll { $0.amount == 0 } }
        guard let first = texts.first else {
            if isFree { price = Screening.Price(text: "0", lowest: 0, highest: 0, isFree: true) }
            return
        }
        guard let lowest = amounts.min(by: { $0.amount < $1.amount }),
            let highest = amounts.max(by: { $0.amount < $1.amount })
        else {
            price = Screening.Price(text: first, currency: currency, isFree: isFree)
            return
        }
        let text = if lowest.amount == highest.amount { lowest.text } else { "\(lowest.text)–\(highest.text)" }
        price = Screening.Price(
            text: text, lowest: lowest.amount, highest: highest.amount, currency: currency,
            isFree: isFree && highest.amount == 0)
    }

    private static let limit = 50

    /// All offers, including those inside aggregate offers. The innermost are first, because they have the addresses
    /// of tickets.
    private static func offers(of event: SchemaThing, in index: SchemaThing.Index) -> [SchemaThing] {
        var levels = [event.things("offers", in: index)]
        var count = levels[0].count
        while count < limit, levels.count < levelLimit, let last = levels.last, !last.isEmpty {
            let inner = last.lazy.flatMap { $0.things("offers", in: index) }.prefix(limit - count)
            levels.append(Array(inner))
            count += levels[levels.count - 1].count
        }
        return levels.reversed().flatMap(\.self)
    }

    private static let levelLimit = 3

    /// The first address in the offers; nil when there is none.
    func link(from address: URL) -> String? {
        links.lazy.compactMap { ProgrammeText.link($0, from: address) }.first
    }

    private static func availability(_ text: String) -> Screening.Availability {
        switch text.split(separator: "/").last?.lowercased() {
        case "instock", "preorder", "presale", "onlineonly", "instoreonly": .available
        case "limitedavailability": .few
        case "soldout", "outofstock": .soldOut
        default: .unknown
        }
    }
}

/// Parsers for prices.
enum PriceText {
    /// The first number in a text, with a decimal point or comma: 10 for `alkaen 10€`, 1234.5 for `1.234,50`; nil
    /// when there is none.
    static func amount(_ text: String) -> Decimal? {
        let rest = text.prefix(100).drop { !isDigit($0) }
        var digits = rest.prefix { isDigit($0) || ".,'".contains($0) }
        while let last = digits.last, !isDigit(last) { digits.removeLast() }
        guard !digits.isEmpty, digits.utf8.count <= 14 else { return nil }
        let groups = digits.split { !isDigit($0) }
        // Three digits after the last separator are thousands, not decimals.
        guard groups.count > 1, let last = groups.last, last.count <= 2 else {
            return Decimal(string: groups.joined(), locale: Locale(identifier: "en_US_POSIX"))
        }
        let number = groups.dropLast().joined() + "." + last
        return Decimal(string: number, locale: Locale(identifier: "en_US_POSIX"))
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

    static func isFree(_ text: String) -> Bool {
        let words = text.lowercased().split { !$0.isLetter }
        return words.contains {
            ["free", "gratis", "kostenlos", "gratuit", "gratuito", "ilmainen", "frei"].contains($0)
        }
    }

    /// A currency code of three letters in upper case; nil for anything else.
    static func code(_ text: String) -> String? {
        text.utf8.count == 3 && text.allSatisfy { $0.isASCII && $0.isLetter } ? text.uppercased() : nil
    }

    /// The currency of a symbol or code in a text; nil when there is none, and for a symbol that several countries
    /// use, such as `$`.
    static func currency(_ text: String) -> String? {
        for (sign, code) in [("€", "EUR"), ("£", "GBP"), ("zł", "PLN"), ("₺", "TRY"), ("₽", "RUB"), ("Kč", "CZK")]
        where text.contains(sign) { return code }
        return text.split { !$0.isASCII || !$0.isLetter }.first { ["EUR", "CHF", "GBP", "USD", "PLN"].contains($0) }
            .map(String.init)
    }
}
