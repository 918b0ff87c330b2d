import ArgumentParser
import FilmzDomain
import FilmzText

struct NewCommand: PersonalCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: .help(NewCommandText.abstract), discussion: .help(NewCommandText.discussion))

    @Argument(help: .text(NewCommandText.list, ["lists": kinds(TerminalLanguage.strings)]))
    var list: String?

    @Option(help: .text(NewCommandText.year))
    var year: Int?

    @Flag(help: .text(NewCommandText.off))
    var off = false

    @Flag(help: .text(NewCommandText.on))
    var on = false

    @OptionGroup var personal: PersonalOptions

    func run() async throws {
        let kind = try list.map(Self.kind)
        try await options.withProviders { services in
            guard let kind else { return try await showAll(services) }
            guard on == off else { return try await turn(on, kind: kind, from: services) }
            try await show(kind, from: services)
        }
    }

    private static func kinds(_ strings: Strings) -> String {
        strings.either(ProviderList.Kind.allCases.map(\.rawValue))
    }

    private static func kind(_ text: String) throws -> ProviderList.Kind {
        guard let kind = ProviderList.Kind(rawValue: text.lowercased()) else {
            throw CommandError.refused {
                $0[NewCommandText.noList, ["text": text.printable, "lists": kinds($0)]]
            }
        }
        return kind
    }

    /// Prints all lists, and whether their providers are asked for them.
    private func showAll(_ services: some ProviderServices) async throws {
        let switches = try await services.providerLists.switches()
        if options.json { return try Output.json(switches) }
        let heads: [NewCommandText] = [.headList, .headOn, .headProvider, .headName]
        Output.table(heads.map { options.strings[$0] }, in: options.strings) { strings in
            switches.map { list in
                [
                    list.kind.rawValue, strings[list.isOn ? ProvidersCommandText.yes : .no], list.provider?.name ?? "",
                    strings.name(of: list.kind),
                ]
            }
        }
    }

    private func turn(_ isOn: Bool, kind: ProviderList.Kind, from services: some ManagedServices) async throws {
        try await services.managed(by: .ofThisMachine).providerLists.setOn(isOn, kind: kind)
        let text: NewCommandText = if isOn { .isOn } else { .isOff }
        try options.report(options.strings[text, ["list": options.strings.name(of: kind)]], values: ["isOn": isOn])
    }

    private func show(_ kind: ProviderList.Kind, from services: some PersonServices & MyFilmServices) async throws {
        let named = year.flatMap { CalendarDay.years.contains($0) ? ProviderList.year($0) : nil }
        guard let list = kind.row ?? named else { throw CommandError.invalid(NewCommandText.needsYear) }
        guard let shown = try await services.providerLists.refreshed(list, permission: .granted) else {
            throw CommandError.refused {
                $0[ProviderListText.notAsked, ["providers": $0.sources(of: kind)]]
            }
        }
        if let failure = shown.failure { Output.warn(failure.sentence(shown.provider, in: options.strings)) }
        let page = Page(items: shown.entries.map(\.film), total: shown.entries.count)
        let entries = try await services.entries(page, for: try await who.id(services)).items
        if options.json { return try Output.json(entries) }
        try await FilmListing.show(entries, in: options.strings, from: services)
    }
}
