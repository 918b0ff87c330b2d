public import FilmzDomain

extension MyFilmsQuery {
    /// Reads `sort`, `where`, and the other filters as ``Filter/init(fields:)`` does. Values that cannot be read are
    /// ignored.
    public init(shelf: Shelf, fields: FormFields) {
        self.init(shelf: shelf, sort: Sort(rawValue: fields["sort"]), filter: Filter(fields: fields))
        filter.offered = OfferedFilms(fields: fields)
    }

    /// The address of this query, with only the values that differ from the default.
    public var address: SiteAddress {
        filter.added(
            to: SiteAddress(.shelf(shelf))
                .with("sort", value: isUsual ? nil : chosenSort?.rawValue))
    }
}

extension MyFilmsQuery {
    /// Whether the order is the default one.
    private var isUsual: Bool { filter.text == nil && sort == Self.defaultSort(of: shelf) }
}

extension MyFilmsQuery.Filter {
    /// Reads `q`, `audience`, `kind`, `genre`, `decade`, `rating`, `place`, `tag` and `from`. Values that cannot be
    /// read are ignored.
    public init(fields: FormFields) {
        self.init(
            text: SearchQuery(fields["q"]),
            audience: Audience(name: fields["audience"]),
            kind: Film.KindGroup(rawValue: fields["kind"]),
            genre: fields.name("genre"),
            decade: Int(fields["decade"]).flatMap { CalendarDay.years.contains($0) ? $0 / 10 * 10 : nil },
            minimumRating: Rating(fields["rating"]),
            place: fields.name("place"),
            tag: fields.first("tag").flatMap { try? Tag($0) },
            toldBy: fields.name("from"))
    }

    func added(to address: SiteAddress) -> SiteAddress {
        address
            .with("q", value: text?.text)
            .with("audience", value: audience?.names.first)
            .with("kind", value: kind?.rawValue)
            .with("genre", value: genre)
            .with("decade", value: decade.map(String.init))
            .with("rating", value: minimumRating?.description)
            .with("place", value: place)
            .with("tag", value: tag?.text)
            .with("from", value: toldBy)
            .with("where", value: offered?.way.rawValue)
    }
}
