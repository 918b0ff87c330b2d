public import FilmzDomain

extension MyFilmsQuery {
    /// Reads `sort`, `where`, and the other filters as ``Filter/init(fields:)`` does. Values that cannot be read are
    /// ignored.
    public init(shelf: Shelf, fields: FormFields) {
        self.init(shelf: shelf, sort: Sort(rawValue: fields[.sort] ?? ""), filter: Filter(fields: fields))
        filter.offered = OfferedFilms(fields: fields)
    }

    /// The address of this query, with only the values that differ from the default.
    public var address: SiteAddress {
        filter.added(
            to: SiteAddress(.shelf(shelf))
                .with(.sort, value: isUsual ? nil : chosenSort?.rawValue))
    }
}

extension MyFilmsQuery {
    /// Whether it finds the films of the watchlist that are on the person's services.
    public var isOnMyServices: Bool { shelf == .watchlist && filter.offered?.availability == .mine }

    /// Whether the order is the default one.
    private var isUsual: Bool { filter.text == nil && sort == Self.defaultSort(of: shelf) }
}

extension MyFilmsQuery.Filter {
    /// What the fields `rating` and `lists` say when films must have none.
    static let without = "none"

    /// Reads `q`, `audience`, `kind`, `genre`, `decade`, `rating`, `place`, `tag`, `from`, `seenIn` and `lists`. Values
    /// that cannot be read are ignored.
    public init(fields: FormFields) {
        self.init(
            text: fields[.query],
            audience: Audience(name: fields[.audience] ?? ""),
            kind: fields[.kind],
            genre: fields.name(.genre),
            decade: fields[.decade].filter { CalendarDay.years.contains($0) }.map { $0 / 10 * 10 },
            minimumRating: fields[.rating],
            place: fields.name(.place),
            tag: fields[.tag].flatMap { try? Tag($0) },
            toldBy: fields.name(.toldBy),
            seenIn: fields[.seenIn],
            isUnrated: fields.text(.rating) == Self.without,
            isUnlisted: fields[.lists] == Self.without)
    }

    func added(to address: SiteAddress) -> SiteAddress {
        address
            .with(.query, value: text?.text)
            .with(.audience, value: audience?.names.first)
            .with(.kind, value: kind?.rawValue)
            .with(.genre, value: genre)
            .with(.decade, value: decade.map(String.init))
            .with(.rating, value: isUnrated ? Self.without : minimumRating?.description)
            .with(.place, value: place)
            .with(.tag, value: tag?.text)
            .with(.toldBy, value: toldBy)
            .with(.seenIn, value: seenIn?.description)
            .with(.lists, value: isUnlisted ? Self.without : nil)
            .with(.availability, value: offered?.availability.rawValue)
    }
}
