import FilmzTextFolding

/// A field of an offer. The raw value is the field of the form, the column of the table and, with two dashes, the
/// option of the command.
public enum AdvertisementField: String, Hashable, Sendable, CaseIterable {
    case name, text, link, price, from, until, priority, films, series, genres, people, keywords, audience
}

/// An offer as it was typed. Values of a rule are on separate lines, or separated by `|`.
public struct AdvertisementDraft: Hashable, Sendable {
    private var texts: [AdvertisementField: String]

    public init(_ texts: [AdvertisementField: String] = [:]) {
        self.texts = texts
    }

    /// Creates the draft from which ``advertisement(_:picture:)`` makes this offer.
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

    /// The text of a field; empty when there is none.
    public subscript(field: AdvertisementField) -> String {
        get { texts[field] ?? "" }
        set { texts[field] = newValue }
    }

    /// The offer from this draft.
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
        // Films may be URLs.
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
            // A value without letters and digits matches nothing.
            guard !TextFolding.folded(value).isEmpty else { throw .malformed(field) }
            if !values.contains(value) { values.append(value) }
        }
        guard values.count <= AdvertisementRules.countLimit else { throw .tooMany(field) }
        return values
    }
}

/// The reason why offers cannot be stored. Nothing was changed.
public enum AdvertisingProblem: Error, Hashable, Sendable {
    /// The field is missing. ``AdvertisementField/films`` means that there is no rule at all, so that the offer belongs
    /// to no film.
    case missing(AdvertisementField)
    /// The field has more than this many characters.
    case tooLong(AdvertisementField, Int)
    case malformed(AdvertisementField)
    /// The field has more than ``AdvertisementRules/countLimit`` values.
    case tooMany(AdvertisementField)
    /// There would be more than ``Advertisement/countLimit`` offers.
    case tooManyOffers
    /// There is no such offer, or no longer.
    case noSuchOffer
    /// The file is not a valid ``AdvertisementPicture``.
    case noPicture
    /// The server with the picture does not answer, or not now.
    case unreachablePicture
    /// The table has no columns `name` and `link`.
    case noTable
    /// The problem on this line of a table.
    indirect case line(Int, AdvertisingProblem)

    /// The field with the problem; nil when it is not about a field.
    public var field: AdvertisementField? {
        switch self {
        case .missing(let field), .tooLong(let field, _), .malformed(let field), .tooMany(let field): field
        case .tooManyOffers, .noSuchOffer, .noPicture, .unreachablePicture, .noTable, .line: nil
        }
    }
}
