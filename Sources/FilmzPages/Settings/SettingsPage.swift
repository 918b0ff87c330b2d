public import FilmzDomain
public import FilmzText

/// The settings: phones, signed-in browsers, backups, providers, links, calendars and advertising.
public struct SettingsPage: WebPage {
    let hasPassword: Bool
    let isReachable: Bool
    let phone: Phone?
    let devices: [Device]
    let providers: ProviderSettings
    let lists: ListSettings
    let backups: BackupSettings?
    let calendars: CalendarSettings
    let advertising: AdvertisingSettings
    let catalogue: CatalogueCard
    let language: LanguageCard
    let theme: ThemeCard
    let timeZone: TimeZonePage
    /// Nil when no newer version of Filmz is known.
    let release: ReleaseCard?

    /// The address at which a phone reaches this server.
    public struct Phone: Sendable {
        let address: String
        /// The address as a QR code: rows from the top; true is dark. Empty when there is none.
        let code: [[Bool]]

        var isEncrypted: Bool { address.hasPrefix("https://") }

        public init(address: String, code: [[Bool]]) {
            self.address = address
            self.code = code
        }
    }

    struct Device: Sendable {
        let id: Session.ID
        let name: DeviceName
        let lastUsedOn: CalendarDay
        let isThis: Bool
    }

    /// - Parameters:
    ///   - version: the version of Filmz that is running
    ///   - session: the session of this browser; nil when there is no password
    ///   - isReachable: whether other machines can reach this one
    ///   - phone: nil when the address is not known, or no other machine can reach it
    ///   - language: the language chosen in this browser
    ///   - theme: the theme chosen in this browser
    ///   - timeZone: nil until a browser reports it or the person chooses it
    ///   - report: the result of the last action on a provider
    ///   - problem: the error for a key that was sent
    ///   - backups: nil when this Filmz makes no backups, or for a member
    ///   - owner: nil for a member
    public static func load(
        version: String = "0", session: Session.ID?, isReachable: Bool, phone: Phone?, clock: Clock,
        language: Language? = nil,
        theme: Theme? = nil, timeZone: PersonTimeZone? = nil, report: ProviderActionResult? = nil,
        problem: (provider: Provider, error: DomainError)? = nil, backups: BackupSettings? = nil,
        from services: some PersonServices & CatalogueServices & CalendarServices & AdvertisingServices & HealthServices
            & ManagedServices, for person: Person.ID, owner: Owner?
    ) async throws -> SettingsPage {
        let managed = owner.map { services.managed(by: $0) }
        let sessions = try await services.accounts.sessions(of: person)
        let devices = sessions.map { other in
            Device(
                id: other.id, name: DeviceName(userAgent: other.device), lastUsedOn: clock.day(of: other.lastUsedAt),
                isThis: other.id == session)
        }
        // This browser's session first, then the others by their last use.
        return SettingsPage(
            hasPassword: try await services.accounts.hasPassword(person), isReachable: isReachable, phone: phone,
            devices: devices.filter(\.isThis) + devices.filter { !$0.isThis },
            providers: ProviderSettings(
                statuses: try await managed?.providers.statuses() ?? [], now: clock.now(), report: report,
                problem: problem),
            lists: ListSettings(switches: try await managed?.providerLists.switches() ?? []),
            backups: backups, calendars: try await .load(clock: clock, from: services, for: person),
            advertising: try await .load(from: services, for: person, owner: owner),
            catalogue: try await .load(clock: clock, from: services, for: owner),
            language: LanguageCard(chosen: language),
            theme: ThemeCard(chosen: theme),
            timeZone: TimeZonePage(current: timeZone, server: clock.timeZone),
            release: release(after: version, from: services))
    }

    private static func release(after version: String, from services: some HealthServices) -> ReleaseCard? {
        guard let present = ReleaseVersion(version), let newest = services.newestRelease(), newest.version > present
        else { return nil }
        return ReleaseCard(release: newest, present: present)
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(title: strings[SettingsText.title], tab: .settings, kind: "page settings narrow wide").document(
            context,
            content: """
                <h1>\(strings[SettingsText.title])</h1>
                \(release?.html(strings))<section class="card" aria-labelledby="on-phone">
                <h2 id="on-phone">\(strings[SettingsText.onPhone])</h2>
                \(phone.map { way(to: $0, in: strings) } ?? firstSteps(strings))
                </section>
                <section class="card" aria-labelledby="devices">
                <h2 id="devices">\(strings[SettingsText.devices])</h2>
                \(hasPassword ? deviceList(strings, in: context) : noPassword(strings))
                </section>
                \(language.html(strings))
                \(theme.html(strings))
                \(timeZone.link(strings))\
                \(backups.map { $0.html(context) + "\n" })\(catalogue.html(context))
                \(ImportsPage.link(strings))\
                \(ExportPage.link(strings))\
                \(providers.html(strings))
                \(lists.html(strings))\
                \(MyServicesPage.link(strings))\
                \(SharesPage.link(strings))
                \(calendars.html(context))
                \(advertising.html(strings))\
                \(LicencesPage.link(strings))
                """)
    }

    private func way(to phone: Phone, in strings: Strings) -> HTML {
        """
        <div class="to-phone">
        \(phone.code.isEmpty ? nil : QRDrawing(rows: phone.code, label: strings[SettingsText.codeLabel]).html)
        <div>
        <p>\(strings[SettingsText.scan])</p>
        <p><a class="address" href="\(url: phone.address)">\
        <code translate="no">\(phone.address)</code></a></p>
        <p class="hint">\(strings[phone.isEncrypted ? SettingsText.install : .installNeedsHTTPS])</p>
        </div>
        </div>
        """
    }

    private func firstSteps(_ strings: Strings) -> HTML {
        if isReachable { return "<p>\(strings[SettingsText.addressUnknown])</p>" }
        let password: HTML? =
            if hasPassword {
                nil
            } else {
                "<li>\(strings[SettingsText.stepPassword]) \(Command.password)</li>\n"
            }
        return """
            <p>\(strings[SettingsText.thisMachineOnly])</p>
            <ol class="steps">
            \(password)<li>\(strings[SettingsText.stepServe]) \(Command.serve)</li>
            <li>\(strings[SettingsText.stepScan])</li>
            </ol>
            """
    }

    private func noPassword(_ strings: Strings) -> HTML {
        "<p>\(strings[SettingsText.noPassword]) \(Command.password)</p>"
    }

    private func deviceList(_ strings: Strings, in context: PageContext) -> HTML {
        let others: HTML? =
            if devices.count < 2 {
                nil
            } else {
                """
                <form method="post" action="\(SitePath.endOtherSessions)" class="buttons">
                <button class="button" id="sign-out-others">\(strings[SettingsText.signOutOthers])</button>
                </form>
                """
            }
        return """
            <ul class="devices">
            \(devices.map { row($0, in: strings, context: context) })</ul>
            \(others)
            <p class="hint">\(strings[SettingsText.changePassword]) \(Command.password)</p>
            """
    }

    private func row(_ device: Device, in strings: Strings, context: PageContext) -> HTML {
        let name = strings.device(device.name)
        let use =
            if device.lastUsedOn >= context.today {
                strings[SettingsText.usedToday]
            } else {
                strings[SettingsText.usedOn, ["day": strings.day(device.lastUsedOn)]]
            }
        return """
            <li>\((device.name.isHandheld ? Icon.phone : .computer).html)
            <p><strong>\(name)</strong> <small>\(device.isThis ? strings[SettingsText.thisDevice] : use)</small></p>
            <form method="post" action="\(device.isThis ? SitePath.signOut : .endSession)">
            <input type="hidden" name="\(field: .session)" value="\(device.id.description)">
            <button class="link" id="sign-out-\(device.id.description)">\(strings[SettingsText.signOut])\
            <span class="vh"> \(name)</span></button>
            </form></li>

            """
    }
}

/// The choice of a language for this browser.
struct LanguageCard {
    /// Nil when the browser's language is used.
    let chosen: Language?

    func html(_ strings: Strings) -> HTML {
        // Each language is named in that language, so that its speakers find it.
        let languages = Language.offered.map { language -> (String, HTML) in
            (language.tag, "<span lang=\"\(language.tag)\">\(language.ownName)</span>")
        }
        return ChoiceCard(
            field: .language, action: .language, title: strings[LanguageText.title],
            legend: strings[LanguageText.choice],
            choices: [("", "<span>\(strings[LanguageText.automatic])</span>")] + languages,
            chosen: chosen?.tag ?? ""
        ).html(strings)
    }
}
