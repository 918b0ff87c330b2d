public import FilmzDomain
public import FilmzText

/// The front page of the settings: the theme, and the groups, each with what is set in it.
public struct SettingsPage: WebPage {
    let theme: ThemeCard
    /// Nil when the browser's language is used.
    let language: Language?
    let timeZone: TimeZonePage
    let mine: MyServices
    let country: CountryCode
    let calendarCount: Int
    /// Nil for a member.
    let owned: OwnedSettings?

    /// - Parameters:
    ///   - version: the version of Filmz that is running
    ///   - language: the language chosen in this browser
    ///   - theme: the theme chosen in this browser
    ///   - timeZone: nil until a browser reports it or the person chooses it
    ///   - owner: nil for a member
    public static func load(
        version: String = "0", clock: Clock, language: Language? = nil, theme: Theme? = nil,
        timeZone: PersonTimeZone? = nil,
        from services: some CatalogueServices & CalendarServices & HealthServices & ManagedServices,
        for person: Person.ID, owner: Owner?
    ) async throws -> SettingsPage {
        var owned: OwnedSettings?
        if let owner {
            owned = try await OwnedSettings.load(version: version, clock: clock, from: services, for: owner)
        }
        return SettingsPage(
            theme: ThemeCard(chosen: theme), language: language,
            timeZone: TimeZonePage(current: timeZone, server: clock.timeZone),
            mine: try await services.myServices.services(of: person),
            country: try await services.country(of: person),
            calendarCount: try await services.calendars.calendars(of: person).count, owned: owned)
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: strings[SettingsText.title], tab: .settings, kind: "page settings narrow", rooms: [.settings]
        ).document(
            context,
            content: """
                <h1>\(strings[SettingsText.title])</h1>
                \(theme.html(strings))
                <div class="card">
                \(SettingsGroups(summaries: summaries(context)).html(context))
                </div>
                \(LicencesPage.link(strings))
                """)
    }

    private func summaries(_ context: PageContext) -> [SettingsGroup: HTML] {
        let strings = context.strings
        let spoken = LanguageCard.name(of: language ?? strings.language)
        var summaries: [SettingsGroup: HTML] = [
            .you: "\(spoken)\(strings[SharedText.separator])\(timeZone.name)",
            .whereYouWatch: "\(strings.facts([services(strings), strings.name(country)]))",
            .sharing: "\(calendars(strings))",
            .data: "\(strings[SettingsText.importAndExport])",
        ]
        if let owned {
            summaries[.sources] = "\(owned.sources(strings))"
            summaries[.server] = "\(owned.server(strings))"
            if let backup = owned.backup(context) { summaries[.data] = "\(backup)" }
        }
        return summaries
    }

    private func services(_ strings: Strings) -> String {
        if mine.services.isEmpty { return strings[SettingsText.noServices] }
        return strings.count(SettingsText.services, mine.services.count)
    }

    private func calendars(_ strings: Strings) -> String {
        if calendarCount == 0 { return strings[SettingsText.linksAndCalendars] }
        return strings.count(SettingsText.calendars, calendarCount)
    }
}

/// What the front page of the settings says about what an owner sets.
struct OwnedSettings {
    /// The providers that are asked.
    let providers: [Provider]
    /// When the last backup was made; nil when there is none.
    let lastBackup: LocalTime?
    let version: String
    /// Nil when there is no catalogue.
    let titleCount: Int?
    /// Nil when no newer version of Filmz is known.
    let release: ReleaseCard?

    static func load(
        version: String, clock: Clock, from services: some CatalogueServices & HealthServices & ManagedServices,
        for owner: Owner
    ) async throws -> OwnedSettings {
        let managed = services.managed(by: owner)
        return OwnedSettings(
            providers: try await managed.providers.statuses().filter(\.isAsked).map(\.provider),
            lastBackup: try await managed.backups?.backups().first.map { LocalTime($0.madeAt, clock: clock) },
            version: version, titleCount: try await services.catalogue()?.filmCount,
            release: ReleaseCard(after: version, from: services))
    }

    func sources(_ strings: Strings) -> String {
        if providers.isEmpty { return strings[SettingsText.noSources] }
        return strings.list(providers.map { strings.name($0) })
    }

    func backup(_ context: PageContext) -> String? {
        lastBackup.map { time in
            context.strings[
                SettingsText.lastBackup, ["time": context.strings.shortTime(time, today: context.today)]]
        }
    }

    /// The newer version, if there is one, or else the present one and its catalogue.
    func server(_ strings: Strings) -> String {
        if let release { return release.sentence(strings) }
        let titles = titleCount.map { strings.count(SettingsText.titles, $0) }
        return strings.facts([strings[SettingsText.version, ["version": version]], titles])
    }
}
