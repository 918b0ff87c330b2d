import FilmzText

/// Links to the groups of the settings.
struct SettingsGroups {
    /// The group that is open; nil where all of them are offered, with what is set in each.
    var current: SettingsGroup?
    /// What is set in each group, in a line.
    var summaries: [SettingsGroup: HTML] = [:]

    func html(_ context: PageContext) -> HTML {
        let links = SettingsGroup.shown(toOwner: context.isOwner).map { link(to: $0, in: context.strings) }
        return """
            <nav class="groups" aria-label="\(context.strings[SharedText.settings])">
            \(links)</nav>
            """
    }

    private func link(to group: SettingsGroup, in strings: Strings) -> HTML {
        let summary = summaries[group].map { " <small>\($0)</small>" as HTML }
        return """
            <a href="\(group.path)"\(" aria-current=\"page\"", if: group == current)>\(group.icon.html)\
            <span><b>\(group.name(strings))</b>\(summary)</span>\(current == nil ? Icon.forward.html : nil)</a>

            """
    }
}

/// The frame around the page of a group. On wide screens, the other groups stand beside it.
struct SettingsLayout {
    let group: SettingsGroup

    func document(_ context: PageContext, content: HTML) -> HTML {
        let title = group.name(context.strings)
        return Layout(
            title: title, tab: .settings, back: .settings, kind: "page settings narrow beside", rooms: [.settings]
        ).document(
            context,
            content: """
                \(SettingsGroups(current: group).html(context))
                <h1>\(title)</h1>
                <div>
                \(content)
                </div>
                """)
    }
}
