import FilmzDomain
import FilmzText

/// The part of the settings about advertising: a switch for the person.
public struct AdvertisingSettings: Sendable {
    let reader: AdvertisingReader
    /// Whether an owner has switched advertising on.
    let isOnForAll: Bool

    public static let address = SiteAddress(.you).at(region)
    private static let region = "advertising"

    static func load(
        from services: some AdvertisingServices, for person: Person.ID
    ) async throws -> AdvertisingSettings {
        AdvertisingSettings(
            reader: try await services.advertising.reader(person),
            isOnForAll: try await services.advertising.advertising().isOn)
    }

    /// Nil when there is nothing to turn off.
    func html(_ strings: Strings) -> HTML? {
        guard isOnForAll else { return nil }
        let isOn = reader.wantsAdvertising
        return """
            <section class="card" id="\(Self.region)" aria-labelledby="advertising-title">
            <h2 id="advertising-title">\(strings[AdvertisingText.title])</h2>
            <p class="state">\(strings[isOn ? AdvertisingText.isOn : .isOff])</p>
            <form method="post" action="\(SitePath.wantAdvertising)" class="buttons">\
            <input type="hidden" name="\(field: .isOn)" value="\(String(!isOn))">\
            <button class="button" id="switch-advertising">\(strings[isOn ? AdvertisingText.turnOff : .turnOn])\
            <span class="vh"> \(strings[AdvertisingText.title])</span></button></form>
            </section>

            """
    }
}
