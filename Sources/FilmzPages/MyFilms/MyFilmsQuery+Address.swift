public import FilmzDomain

extension MyFilmsQuery {
    /// Reads `sort`, `audience`, `genre`, `decade` and `rating`; what cannot be read is not asked for.
    public init(shelf: Shelf, fields: FormFields) {
        let genre = fields["genre"]
        self.init(
            shelf: shelf,
            sort: Sort(rawValue: fields["sort"]),
            audience: Audience(name: fields["audience"]),
            genre: genre.isEmpty || genre.utf8.count > FilmDraft.nameLimit * 4 ? nil : genre,
            decade: Int(fields["decade"]).flatMap { CalendarDay.years.contains($0) ? $0 / 10 * 10 : nil },
            minimumRating: Rating(fields["rating"]))
    }

    /// Where this shelf is, with what differs from its plain form.
    var address: SiteAddress {
        SiteAddress(Self.path(of: shelf))
            .with("sort", sort == Self.defaultSort(of: shelf) ? nil : sort.rawValue)
            .with("audience", audience?.names.first)
            .with("genre", genre)
            .with("decade", decade.map(String.init))
            .with("rating", minimumRating?.description)
    }

    static func path(of shelf: Shelf) -> String {
        "/me/\(shelf.rawValue)"
    }
}
