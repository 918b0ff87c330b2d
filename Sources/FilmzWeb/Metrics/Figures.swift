import FilmzDomain

/// Metrics that are read at the moment of a request for them. None of them is about a film or a person.
struct Figures {
    let services: any PersonServices & CatalogueServices & HealthServices
    let owners: OwnerServices
    let clock: Clock
    let version: String

    /// Adds the metrics to a text. Those that cannot be read at the moment are left out.
    func write(to text: inout MetricsText) async {
        text.begin("filmz_info", type: .gauge, help: "The version of Filmz.")
        text.add("filmz_info", labels: MetricsText.labels([("version", version)]), value: 1)
        let isReady = await services.health() == .ready
        text.gauge("filmz_ready", help: "Whether persons' data and the catalogue can be read.", value: isReady ? 1 : 0)
        try? await writeCatalogue(&text)
        try? await writePersons(&text)
        await writeProviders(&text)
        try? await writeBackups(&text)
        ProcessFigures.write(to: &text)
    }

    private func writeCatalogue(_ text: inout MetricsText) async throws {
        guard let catalogue = try await services.catalogue() else { return }
        text.begin("filmz_catalogue_films", type: .gauge, help: "Films of the catalogue, with its edition.")
        text.add(
            "filmz_catalogue_films", labels: MetricsText.labels([("edition", catalogue.edition)]),
            value: Double(catalogue.filmCount))
        text.gauge(
            "filmz_catalogue_made_timestamp_seconds", help: "When the catalogue was made.",
            value: catalogue.madeAt.seconds)
    }

    private func writePersons(_ text: inout MetricsText) async throws {
        let persons = try await services.persons.persons()
        var sessions = 0
        // A browser in which a profile is open counts as its keeper's.
        for person in persons where person.keeper == nil {
            sessions += try await services.accounts.sessions(of: person.id).count
        }
        text.gauge("filmz_persons", help: "Persons with films of their own.", value: Double(persons.count))
        text.gauge("filmz_sessions", help: "Browsers that are signed in.", value: Double(sessions))
    }

    private func writeProviders(_ text: inout MetricsText) async {
        guard let statuses = try? await owners.providers.statuses() else { return }
        func write(_ name: String, _ help: String, _ value: (ProviderStatus) -> Double?) {
            text.begin(name, type: .gauge, help: help)
            for status in statuses {
                let labels = MetricsText.labels([("provider", status.provider.rawValue)])
                if let value = value(status) { text.add(name, labels: labels, value: value) }
            }
        }
        write("filmz_provider_asked", "Whether Filmz asks the provider.") { $0.isAsked ? 1 : 0 }
        write("filmz_provider_failing", "Whether the last call failed.") { $0.failure == nil ? 0 : 1 }
        write("filmz_provider_calls_today", "Calls since midnight, UTC.") { Double($0.callsToday) }
        write("filmz_provider_daily_limit", "How many calls a day may have.") { $0.dailyLimit.map(Double.init) }
    }

    private func writeBackups(_ text: inout MetricsText) async throws {
        guard let backups = try await owners.backups?.backups() else { return }
        text.gauge("filmz_backups", help: "Backups in the data folder.", value: Double(backups.count))
        guard let newest = backups.map(\.madeAt).max() else { return }
        text.gauge(
            "filmz_backup_newest_timestamp_seconds", help: "When the newest backup was made.", value: newest.seconds)
    }
}

extension Timestamp {
    /// The number of seconds since 1970.
    fileprivate var seconds: Double { Double(milliseconds) / 1_000 }
}
