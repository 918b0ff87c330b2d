public import FilmzDomain

extension DiscoverQuery {
    /// Reads `year`, `day`, `week`, `sort`, `kind`, `genre`, `country`, `language`, `length`, `audience` and
    /// `where`. Values that cannot be read are ignored, and so are a year and a day beside a week.
    public init(fields: FormFields) {
        let week = fields[.week]
        self.init(
            year: week == nil ? fields.year : nil, day: week == nil ? MonthDay(fields[.day] ?? "") : nil, week: week,
            sort: Sort(rawValue: fields[.sort] ?? "") ?? .released,
            filter: Filter(
                kind: fields[.kind], genre: fields.name(.genre),
                country: fields.name(.country), language: fields.name(.language),
                length: fields[.length], audience: Audience(name: fields[.audience] ?? ""),
                offered: OfferedFilms(fields: fields)))
    }

    /// The address of this query, with only the values that differ from the default.
    var address: SiteAddress {
        SiteAddress(.discover)
            .with(.year, value: year.map(String.init))
            .with(.day, value: day?.description)
            .with(.week, value: week?.description)
            .with(.sort, value: sort == .released ? nil : sort.rawValue)
            .with(.kind, value: filter.kind?.rawValue)
            .with(.genre, value: filter.genre)
            .with(.country, value: filter.country)
            .with(.language, value: filter.language)
            .with(.length, value: filter.length?.rawValue)
            .with(.audience, value: filter.audience?.names.first)
            .with(.availability, value: filter.offered?.availability.rawValue)
    }

    /// The same query for another year.
    func of(year: Int) -> DiscoverQuery {
        var query = self
        query.year = year
        return query
    }

    /// The same query for films, for shows, or for both.
    func of(kind: Film.KindGroup?) -> DiscoverQuery {
        var query = self
        query.filter.kind = kind
        return query
    }

    /// The same query without filters. The year and the choice of films or shows stay.
    var unfiltered: DiscoverQuery {
        DiscoverQuery(year: year, day: day, week: week, sort: sort, filter: Filter(kind: filter.kind))
    }
}

extension OfferedFilms {
    /// Reads `where`; nil when it names no way to get a film. The matching films have to be looked up.
    init?(fields: FormFields) {
        guard let way = fields[.availability] else { return nil }
        self.init(way)
    }
}

extension FormFields {
    /// The field `year`; nil when it is not a year in the supported range.
    public var year: Int? { self[.year].flatMap { Int($0) }.filter { CalendarDay.years.contains($0) } }

    /// A field with a name, such as that of a genre or a country; nil when it is empty or too long for a name.
    func name(_ field: FormField<String>) -> String? {
        guard let name = self[field], !name.isEmpty else { return nil }
        return if name.utf8.count > FilmDraft.nameLimit * 4 { nil } else { name }
    }
}
