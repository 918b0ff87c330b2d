import FilmzDomain
import FilmzText

/// The part of the settings about advertising: a switch for everybody, and a link for owners to manage it.
struct AdvertisingSettings {
    let reader: AdvertisingReader
    let isOwner: Bool
    let hasOffers: Bool

    static let address = SiteAddress(.settings).at(region)
    private static let region = "advertising"

    /// - Parameter owner: nil for a member
    static func load(
        from services: some AdvertisingServices, for person: Person.ID, owner: Owner?
    ) async throws -> AdvertisingSettings {
        AdvertisingSettings(
            reader: try await services.advertising.reader(person),
            isOwner: owner != nil,
            hasOffers: try await !services.advertising.advertising().offers.isEmpty)
    }

    /// Nil when there is nothing to turn off or to manage.
    func html(_ strings: Strings) -> HTML? {
        guard isOwner || hasOffers || !reader.wantsAdvertising else { return nil }
        let isOn = reader.wantsAdvertising
        let manage: HTML? =
            if isOwner {
                "<a class=\"button\" id=\"manage-offers\" href=\"\(SitePath.advertising)\">\(strings[AdvertisingText.manage])</a>"
            } else {
                nil
            }
        return """
            <section class="card" id="\(Self.region)" aria-labelledby="advertising-title">
            <h2 id="advertising-title">\(strings[AdvertisingText.title])</h2>
            <p class="state">\(strings[isOn ? AdvertisingText.isOn : .isOff])</p>
            <div class="buttons"><form method="post" action="\(SitePath.wantAdvertising)">\
            <input type="hidden" name="\(field: .isOn)" value="\(isOn ? "false" : "true")">\
            <button class="button" id="switch-advertising">\(strings[isOn ? AdvertisingText.turnOff : .turnOn])\
            <span class="vh"> \(strings[AdvertisingText.title])</span></button></form>\(manage)</div>
            </section>

            """
    }
}
