import FilmzDomain

extension SampleServices: AdvertisingManagement {
    func advertising() -> Advertising { Advertising(offers: advertisements, limit: advertisingLimit) }
    func reader(_ person: Person.ID) -> AdvertisingReader { AdvertisingReader(wantsAdvertising: wantsAdvertising) }
    func want(_ wants: Bool, by person: Person.ID) {}
    func show(atMost limit: Int) {}
    func save(_ offers: [Advertisement]) {}
    func remove(_ id: Advertisement.ID) -> Bool { false }
    func setPicture(_ picture: AdvertisementPicture?, of id: Advertisement.ID) {}
    func picture(of id: Advertisement.ID) -> AdvertisementPicture? { nil }
    func click(_ id: Advertisement.ID) -> Advertisement? { advertisements.first { $0.id == id } }
    func clicks() -> [Advertisement.ID: [CalendarDay: Int]] {
        Dictionary(uniqueKeysWithValues: advertisements.prefix(1).map { ($0.id, [Samples.today: 1]) })
    }
}
