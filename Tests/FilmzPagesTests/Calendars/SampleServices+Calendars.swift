import FilmzDomain

extension SampleServices: CalendarFeedService {
    func make(_ kind: CalendarFeed.Kind, in language: String, of person: Person.ID) -> SecretToken { Samples.address }
    func calendars(of person: Person.ID) -> [CalendarFeed] { feeds }
    func revoke(_ kind: CalendarFeed.Kind, of person: Person.ID) -> Bool { !feeds.isEmpty }
    func open(_ address: SecretToken) -> CalendarFeed? { feeds.first }
    func noteReading(of calendar: CalendarFeed) {}
}
