public import FilmzDomain
public import FilmzText

/// The settings of the reader alone: language, days, forms, phone and devices. Each section is a view of its own.
public struct YouPage: WebPage {
    let language: LanguageCard
    let timeZone: TimeZonePage
    let forms: FormsCard
    /// Nil for a profile, which cannot sign in on a phone of its own.
    let phone: PhoneCard?
    /// Nil for a profile, whose browsers are those of its keeper.
    let devices: DevicesCard?
    let advertising: AdvertisingSettings

    /// The address of the devices where the person is signed in.
    public static let devicesAddress = SiteAddress(.you).at(DevicesCard.region)

    /// - Parameters:
    ///   - session: the session of this browser; nil when there is no password
    ///   - isReachable: whether other machines can reach this one
    ///   - phone: nil when the address is not known, or no other machine can reach it
    ///   - language: the language chosen in this browser
    ///   - timeZone: nil until a browser reports it or the person chooses it
    ///   - forms: the forms of dates, times and stars chosen in this browser
    ///   - region: the region that the browser names; nil when it names none
    public static func load(
        session: Session.ID?, isReachable: Bool, phone: PhoneCard.Phone?, clock: Clock, language: Language? = nil,
        timeZone: PersonTimeZone? = nil, forms: FormChoices = FormChoices(), region: Region? = nil,
        from services: some PersonServices & AdvertisingServices, for person: Person.ID
    ) async throws -> YouPage {
        let isProfile = try await services.persons.isProfile(person)
        let devices: DevicesCard? =
            if isProfile {
                nil
            } else {
                try await DevicesCard.load(session: session, clock: clock, from: services, for: person)
            }
        return YouPage(
            language: LanguageCard(chosen: language),
            timeZone: TimeZonePage(current: timeZone, server: clock.timeZone),
            forms: FormsCard(chosen: forms, browser: region),
            phone: devices.map { PhoneCard(hasPassword: $0.hasPassword, isReachable: isReachable, phone: phone) },
            devices: devices,
            advertising: try await .load(from: services, for: person))
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return SettingsLayout(group: .you).document(
            context,
            content: """
                \(language.html(strings))
                \(timeZone.link(strings))\
                \(forms.html(in: context))
                \(phone.map { $0.html(strings) })
                \(devices.map { $0.html(context) })
                \(ProfilesPage.link(isProfile: devices == nil, in: strings))
                \(advertising.html(strings))
                """)
    }
}
