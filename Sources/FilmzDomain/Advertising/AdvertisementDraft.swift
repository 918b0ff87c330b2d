import FilmzTextFolding

/// What can be said of an offer. The raw value is the field of the form, the column of the table and, with two dashes,
/// the option of the command.
public enum AdvertisementField: String, Hashable, Sendable, CaseIterable {
    case name, text, link, price, from, until, priority, films, series, genres, people, keywords, audience
}

/// An offer as somebody typed it. Values of a rule stand on lines of their own, or between `|`.
public struct AdvertisementDraft: Hashable, Sendable {
    private var texts: [AdvertisementField: String]

    public init(_ texts: [AdvertisementField: String] = [:]) {
        self.texts = texts
    }

    /// The draft that ``advertisement(_:picture:)`` makes this offer of.
    public init(_ offer: Advertisement) {
        let rules = offer.rules
        texts = [
            .name: offer.name, .text: offer.text, .link: offer.link.description, .price: offer.price,
            .from: offer.from?.description ?? "", .until: offer.until?.description ?? "",
            .priority: String(offer.priority),
            .films: rules.films.map(AdvertisementRules.text).joined(separator: "\n"),
            .series: rules.series.joined(separator: "\n"), .genres: rules.genres.joined(separator: "\n"),
            .people: rules.people.joined(separator: "\n"), .keywords: rules.keywords.joined(separator: "\n"),
            .audience: rules.audience.names.joined(separator: "\n"),
        ]
    }

    /// Empty when nothing was said.
    public subscript(field: AdvertisementField) -> String {
        get { texts[field] ?? "" }
        set { texts[field] = newValue }
    }

    /// The offer that this describes.
    public func advertisement(
        _ id: Advertisement.ID, picture: AdvertisementPicture.ID? = nil
    ) throws(AdvertisingProblem) -> Advertisement {
        let name = try text(.name, limit: Advertisement.nameLimit)
        guard !name.isEmpty else { throw .missing(.name) }
        let address = self[.link].trimmingWhitespace()
        guard !address.isEmpty else { throw .missing(.link) }
        guard let link = AdvertisementLink(address) else { throw .malformed(.link) }
        let from = try day(.from)
        let until = try day(.until)
        if let from, let until, until < from { throw .malformed(.until) }
        let rules = try checkedRules()
        guard !rules.isEmpty else { throw .missing(.films) }
        return Advertisement(
            id: id, name: name, text: try text(.text, limit: Advertisement.textLimit), link: link,
            price: try text(.price, limit: Advertisement.priceLimit), from: from, until: until,
            priority: try checkedPriority(), rules: rules, picture: picture)
    }

    private func text(_ field: AdvertisementField, limit: Int) throws(AdvertisingProblem) -> String {
        do {
            return try self[field].checked(.title, limit: limit)
        } catch {
            throw .tooLong(field, limit)
        }
    }

    private func day(_ field: AdvertisementField) throws(AdvertisingProblem) -> CalendarDay? {
        let text = self[field].trimmingWhitespace()
        guard !text.isEmpty else { return nil }
        guard let day = CalendarDay(text) else { throw .malformed(field) }
        return day
    }

    private func checkedPriority() throws(AdvertisingProblem) -> Int {
        let text = self[.priority].trimmingWhitespace()
        guard !text.isEmpty else { return Advertisement.usualPriority }
        guard let number = Int(text), Advertisement.priorities ~= number else { throw .malformed(.priority) }
        return number
    }

    private func checkedRules() throws(AdvertisingProblem) -> AdvertisementRules {
        var films: [Film.ID] = []
        for text in try values(.films) {
            guard let film = AdvertisementRules.film(text) else { throw .malformed(.films) }
            if !films.contains(film) { films.append(film) }
        }
        guard let audience = Audience(names: try values(.audience)) else { throw .malformed(.audience) }
        return AdvertisementRules(
            films: films, series: try values(.series), genres: try values(.genres), people: try values(.people),
            keywords: try values(.keywords), audience: audience)
    }

    private func values(_ field: AdvertisementField) throws(AdvertisingProblem) -> [String] {
        let limit = AdvertisementRules.valueLimit
        // Films may be addresses.
        let longest = if field == .films { FilmAddress.characterLimit } else { limit }
        guard self[field].utf8.count <= longest * 4 * AdvertisementRules.countLimit else {
            throw .tooLong(field, longest)
        }
        var values: [String] = []
        for part in self[field].split(whereSeparator: { $0.isNewline || $0 == "|" }) {
            let value: String
            do {
                value = try String(part).checked(.title, limit: longest)
            } catch {
                throw .tooLong(field, longest)
            }
            guard !value.isEmpty else { continue }
            // Nothing could ever match it.
            guard !TextFolding.folded(value).isEmpty else { throw .malformed(field) }
            if !values.contains(value) { values.append(value) }
        }
        guard values.count <= AdvertisementRules.countLimit else { throw .tooMany(field) }
        return values
    }
}

/// Why offers cannot be kept. Nothing was changed.
public enum AdvertisingProblem: Error, Hashable, Sendable {
    /// Without a rule, which says ``AdvertisementField/films``, an offer belongs to no film.
    case missing(AdvertisementField)
    /// Longer than this many characters.
    case tooLong(AdvertisementField, Int)
    case malformed(AdvertisementField)
    /// More than ``AdvertisementRules/countLimit`` values.
    case tooMany(AdvertisementField)
    /// There would be more than ``Advertisement/countLimit``.
    case tooManyOffers
    /// It is gone, or never was.
    case noSuchOffer
    /// It is no ``AdvertisementPicture``.
    case noPicture
    /// The server with the picture does not answer, or cannot now.
    case unreachablePicture
    /// The table names no columns `name` and `link`.
    case noTable
    /// What is wrong on this line of a table.
    indirect case line(Int, AdvertisingProblem)

    /// The field with which something is wrong.
    public var field: AdvertisementField? {
        switch self {
        case .missing(let field), .tooLong(let field, _), .malformed(let field), .tooMany(let field): field
        case .tooManyOffers, .noSuchOffer, .noPicture, .unreachablePicture, .noTable, .line: nil
        }
    }
}
