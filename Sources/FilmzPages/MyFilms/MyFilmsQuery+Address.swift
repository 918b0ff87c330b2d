public import FilmzDomain

extension MyFilmsQuery {
    /// Reads `sort` and what ``Filter/init(fields:)`` reads; what cannot be read is not asked for.
    public init(shelf: Shelf, fields: FormFields) {
        self.init(shelf: shelf, sort: Sort(rawValue: fields["sort"]), filter: Filter(fields: fields))
    }

    /// Where this shelf is, with what differs from its plain form.
    public var address: SiteAddress {
        filter.added(
            to: SiteAddress(.shelf(shelf))
                .with("sort", sort == Self.defaultSort(of: shelf) ? nil : sort.rawValue))
    }
}

extension MyFilmsQuery.Filter {
    /// Reads `q`, `audience`, `genre`, `decade`, `rating` and `place`; what cannot be read is not asked for.
    public init(fields: FormFields) {
        self.init(
            text: SearchQuery(fields["q"]),
            audience: Audience(name: fields["audience"]),
            genre: fields.name("genre"),
            decade: Int(fields["decade"]).flatMap { CalendarDay.years.contains($0) ? $0 / 10 * 10 : nil },
            minimumRating: Rating(fields["rating"]),
            place: fields.name("place"))
    }

    func added(to address: SiteAddress) -> SiteAddress {
        address
            .with("q", text?.text)
            .with("audience", audience?.names.first)
            .with("genre", genre)
            .with("decade", decade.map(String.init))
            .with("rating", minimumRating?.description)
            .with("place", place)
    }
}
