public import FilmzDomain

extension FilmListQuery {
    /// Reads `sort`, `seen`, and the filters as ``MyFilmsQuery/Filter/init(fields:)`` does. Values that cannot be read
    /// are ignored.
    public init(list: FilmList.ID, fields: FormFields) {
        var filter = MyFilmsQuery.Filter(fields: fields)
        // Every film of a list is on one.
        filter.isUnlisted = false
        self.init(
            list: list, sort: Sort(rawValue: fields[.sort] ?? "") ?? .own, filter: filter, isSeen: fields[.seen])
    }

    /// The address of this query, with only the values that differ from the default.
    public var address: SiteAddress {
        filter.added(
            to: SiteAddress(.list(list))
                .with(.sort, value: sort == .own ? nil : sort.rawValue)
                .with(.seen, value: isSeen.map(String.init)))
    }
}
