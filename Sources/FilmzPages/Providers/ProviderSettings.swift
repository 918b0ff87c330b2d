import FilmzDomain
import FilmzText

/// The part of the settings about providers: a line for each, with its key and terms behind it.
struct ProviderSettings {
    let statuses: [ProviderStatus]
    let now: Timestamp
    /// The result of the last action.
    var report: ProviderActionResult?
    /// The error for a key that was sent.
    var problem: (provider: Provider, error: DomainError)?

    private static let region = "film-sources"

    /// The address of a provider's part of the settings.
    static func address(of provider: Provider) -> SiteAddress {
        SiteAddress(.sources).at("provider-\(provider.rawValue)")
    }

    func html(_ strings: Strings) -> HTML? {
        guard !statuses.isEmpty else { return nil }
        return """
            <div class="card" id="\(Self.region)">
            <p>\(strings[ProviderSettingsText.intro])</p>
            \(statuses.map { provider($0, in: strings) })</div>
            """
    }

    /// A line with a switch and the provider's state, over what is needed more rarely.
    private func provider(_ status: ProviderStatus, in strings: Strings) -> HTML {
        let provider = status.provider
        let failure: ProviderFailure? = if status.isAsked { status.failure } else { nil }
        return """
            <div class="source" id="provider-\(provider.rawValue)" role="group" aria-labelledby="name-\(provider.rawValue)">
            <div class="source-line"><div>
            <h2 id="name-\(provider.rawValue)">\(strings.name(provider))</h2>
            <p class="state">\(state(status, in: strings))</p>
            </div>\(toggle(status, in: strings))</div>
            \(failure.map { "<p class=\"trouble\">\(failureSentence($0, status: status, in: strings))</p>\n" as HTML })\
            \(message(provider, in: strings))\(details(status, in: strings))</div>

            """
    }

    private func toggle(_ status: ProviderStatus, in strings: Strings) -> HTML? {
        guard status.key == .kept || status.key == .notNeeded else { return nil }
        let provider = status.provider
        return SwitchForm(
            action: .switchProvider(provider),
            field: HiddenField(.enabled, value: String(!status.isEnabled)),
            id: "enabled-\(provider.rawValue)", name: strings.name(provider), isOn: status.isEnabled,
            regions: Self.region
        ).html
    }

    /// The key, the test and the provider's terms, open while there is something to say about the key.
    private func details(_ status: ProviderStatus, in strings: Strings) -> HTML {
        let provider = status.provider
        let label: ProviderSettingsText =
            switch status.key {
            case .missing: .addKey
            case .kept: .keyAndDetails
            case .configured, .notNeeded: .details
            }
        let known: String? = if status.key == .missing { nil } else { strings[Self.text(for: status.key)] }
        let facts = [known, lastAnswer(status, in: strings)].compactMap(\.self).joined(separator: " ")
        return """
            <details class="fold" data-stays\(" open", if: isOpen(status))>
            <summary id="more-\(provider.rawValue)">\(Icon.chevron.html)<span>\(strings[label])\
            <span class="vh"> \(strings.name(provider))</span></span></summary>
            \(facts.isEmpty ? nil : "<p class=\"facts\">\(facts)</p>\n" as HTML?)\
            \(key(status, in: strings))\(acts(status, in: strings))\
            \(wayToKey(status, in: strings))<p class="hint">\(strings[Self.attribution(provider)])</p>
            \(provider == .tvmaze ? credit(strings) : nil)</details>
            """
    }

    private func isOpen(_ status: ProviderStatus) -> Bool {
        let provider = status.provider
        if problem?.provider == provider { return true }
        if let report, report.provider == provider, report.isAboutKey { return true }
        return status.isAsked && status.key == .kept && status.failure?.kind == .wrongKey
    }

    private func failureSentence(_ failure: ProviderFailure, status: ProviderStatus, in strings: Strings) -> String {
        guard failure.kind == .wrongKey else { return strings.sentence(failure, of: status.provider, now: now) }
        let text: ProviderSettingsText = if status.key == .configured { .wrongConfiguredKey } else { .wrongKey }
        return strings[text, ["provider": strings.name(status.provider)]]
    }

    private func state(_ status: ProviderStatus, in strings: Strings) -> String {
        guard status.isAsked else {
            let off: String? = if status.isEnabled { nil } else { strings[ProviderSettingsText.isOff] }
            let missing: String? = if status.key == .missing { strings[ProviderSettingsText.keyMissing] } else { nil }
            return [off, missing].compactMap(\.self).joined(separator: " ")
        }
        return status.dailyLimit.map { limit in
            strings.count(ProviderSettingsText.callsOf, limit, ["calls": strings.number(status.callsToday)])
        } ?? strings.count(ProviderSettingsText.calls, status.callsToday)
    }

    private func lastAnswer(_ status: ProviderStatus, in strings: Strings) -> String? {
        status.lastAnsweredAt.map { time in
            strings[ProviderSettingsText.answered, ["time": strings.age(of: time, now: now)]]
        }
    }

    private static func text(for key: ProviderStatus.Key) -> ProviderSettingsText {
        switch key {
        case .notNeeded: .keyNotNeeded
        case .missing: .keyMissing
        case .kept: .keyKept
        case .configured: .keyConfigured
        }
    }

    /// The result of the last action, as an alert, so that screen readers announce it.
    private func message(_ provider: Provider, in strings: Strings) -> HTML? {
        guard let report, report.provider == provider else { return nil }
        let name: KeyValuePairs = ["provider": strings.name(provider)]
        let text =
            switch report.outcome {
            case .tested(.accepted): strings[ProviderSettingsText.accepted, name]
            case .tested(.refused): strings[ProviderSettingsText.refused, name]
            case .tested(.untested(let failure)):
                strings[ProviderSettingsText.untested] + " " + strings.sentence(failure, of: provider)
            case .removed: strings[ProviderSettingsText.removed, name]
            case .switchedOn: strings[ProviderSettingsText.switchedOn, name]
            case .switchedOff: strings[ProviderSettingsText.switchedOff, name]
            case .notAsked: strings[ProviderSettingsText.notAsked, name]
            }
        return "<p class=\"report\" role=\"alert\">\(text)</p>\n"
    }

    /// The field for a key. A key that was typed is never shown again.
    private func key(_ status: ProviderStatus, in strings: Strings) -> HTML? {
        guard status.key == .kept || status.key == .missing else { return nil }
        let provider = status.provider
        let problem = FormProblem(error: problem?.provider == provider ? problem?.error : nil, strings: strings)
        let id = "key-\(provider.rawValue)"
        let label: ProviderSettingsText = if status.key == .kept { ProviderSettingsText.otherKey } else { .key }
        return """
            <form method="post" action="\(SitePath.providerKey(provider))" id="form-\(provider.rawValue)" class="key" \
            data-enhance="\(Self.region) toast">
            \(problem.summary(fieldIDs: [.key: id]))<div class="field">
            <label for="\(id)">\(strings[label, ["provider": strings.name(provider)]])</label>
            \(problem.message(for: .key))<input id="\(id)" name="\(field: .key)" type="password" autocomplete="off" \
            autocapitalize="off" spellcheck="false" required\(problem.attributes(for: .key))>
            </div>
            <button class="button primary" id="save-\(provider.rawValue)">\(strings[SharedText.save])\
            <span class="vh"> \(strings.name(provider))</span></button>
            </form>

            """
    }

    private func acts(_ status: ProviderStatus, in strings: Strings) -> HTML? {
        let provider = status.provider
        let test: HTML? =
            if status.isAsked {
                act(provider, name: "test", path: .testProvider(provider), label: .test, in: strings)
            } else {
                nil
            }
        let remove: HTML? =
            if status.key == .kept {
                act(provider, name: "remove", path: .removeProviderKey(provider), label: .remove, in: strings)
            } else {
                nil
            }
        let acts = [test, remove].compactMap(\.self)
        if acts.isEmpty { return nil }
        return "<div class=\"buttons\">\(acts)</div>\n"
    }

    private func act(
        _ provider: Provider, name: String, path: SitePath, label: ProviderSettingsText, in strings: Strings
    ) -> HTML {
        """
        <form method="post" action="\(path)" data-enhance="\(Self.region) toast">\
        <button class="button" id="\(name)-\(provider.rawValue)">\(strings[label])\
        <span class="vh"> \(strings.name(provider))</span></button></form>
        """
    }

    private func wayToKey(_ status: ProviderStatus, in strings: Strings) -> HTML? {
        guard status.key == .missing || status.key == .kept, let address = Self.keyPage(status.provider) else {
            return nil
        }
        return """
            <p><a class="out" href="\(url: address)" rel="noreferrer">\
            \(strings[ProviderSettingsText.getKey, ["provider": strings.name(status.provider)]])\(Icon.external.html)</a></p>

            """
    }

    /// The links that TVmaze's licence requires.
    private func credit(_ strings: Strings) -> HTML {
        let links = [
            (strings.name(.tvmaze), "https://www.tvmaze.com"),
            ("CC BY-SA 4.0", "https://creativecommons.org/licenses/by-sa/4.0/"),
        ]
        return """
            <p>\(links.map { name, address in
                "<a class=\"out\" href=\"\(url: address)\" rel=\"noreferrer\">\(name)\(Icon.external.html)</a> " as HTML
            })</p>

            """
    }

    private static func keyPage(_ provider: Provider) -> String? {
        switch provider {
        case .omdb: "https://www.omdbapi.com/apikey.aspx"
        case .tmdb: "https://www.themoviedb.org/settings/api"
        case .amc: "https://developers.amctheatres.com"
        case .iTunes, .tvmaze: nil
        }
    }

    /// The sentence that a provider's terms require.
    private static func attribution(_ provider: Provider) -> ProviderSettingsText {
        switch provider {
        case .omdb: .attributionOMDb
        case .tmdb: .attributionTMDb
        case .iTunes: .attributionITunes
        case .amc: .attributionAMC
        case .tvmaze: .attributionTVmaze
        }
    }
}
