import FilmzDomain
import FilmzText

/// The switches for providers' lists, each with what is sent to which provider.
public struct ListSettings: Sendable {
    let switches: [ProviderListSwitch]

    public static let address = SiteAddress(.sources).at(region)
    private static let region = "new-lists"

    func html(_ strings: Strings) -> HTML? {
        guard !switches.isEmpty else { return nil }
        return """
            <section class="card" id="\(Self.region)" aria-labelledby="new-lists-title">
            <h2 id="new-lists-title">\(strings[ProviderListText.title])</h2>
            <p>\(strings[ProviderListText.intro])</p>
            \(switches.map { row($0, in: strings) })</section>

            """
    }

    private func row(_ list: ProviderListSwitch, in strings: Strings) -> HTML {
        let kind = list.kind
        let name = strings.name(of: list.kind)
        let lesson =
            list.provider.map { strings.lesson(of: kind, to: $0) }
            ?? strings[ProviderListText.needs, ["providers": strings.sources(of: kind)]]
        let state = strings[list.isOn ? ProviderListText.isOn : .isOff]
        let toggle = SwitchForm(
            action: .switchList(kind), field: HiddenField(.isOn, value: String(!list.isOn)),
            id: "switch-\(kind.rawValue)", name: name, isOn: list.isOn, regions: Self.region)
        return """
            <div class="source" role="group" aria-labelledby="name-\(kind.rawValue)">
            <div class="source-line"><div>
            <h3 id="name-\(kind.rawValue)">\(name)</h3>
            <p class="state">\(state) \(lesson)</p>
            </div>\(toggle.html)</div>
            </div>

            """
    }
}
