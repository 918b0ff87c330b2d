import FilmzDomain
import FilmzText

/// The people who made the film and who play in it, grouped by what they did, each with a link to their other films.
struct FilmPeople {
    let dossier: FilmDossier

    /// The number of actors visible at first when there are many people.
    private static let firstActors = 8
    /// The number of people up to which all are visible.
    private static let few = 12
    /// The maximum number of people.
    private static let limit = 100

    /// A person with the characters that they play.
    private struct Part {
        var name: String
        var characters: [String] = []
    }

    /// Everybody with one role.
    private struct Group {
        let role: Credit.Role
        var parts: [Part]
    }

    func html(_ strings: Strings) -> HTML? {
        let groups = self.groups
        guard !groups.isEmpty else { return nil }
        let count = groups.reduce(0) { $0 + $1.parts.count }
        guard count > Self.few else { return section(groups, in: strings) }
        let shown = groups.compactMap { part(of: $0, parts: $0.parts.prefix(Self.visibleCount(of: $0.role))) }
        let rest = groups.compactMap { part(of: $0, parts: $0.parts.dropFirst(Self.visibleCount(of: $0.role))) }
        guard !rest.isEmpty else { return section(groups, in: strings) }
        // The cast goes on where it broke off, without being announced again.
        let cast = rest.filter { $0.role == .actor }.map { list($0.parts) }
        let crew = rest.filter { $0.role != .actor }.map { html(of: $0, in: strings) }
        return section(
            shown, in: strings,
            others: """
                <details class="fold people-fold" data-stays><summary id="people-fold">\(Icon.chevron.html)\
                <span>\(strings.count(FilmText.showAll, count))</span></summary>
                \(cast)\(crew)</details>
                """)
    }

    private func section(_ groups: [Group], in strings: Strings, others: HTML? = nil) -> HTML {
        """
        <section class="people"><h2>\(strings[FilmText.people])</h2>
        \(groups.map { html(of: $0, in: strings) })\(others)
        </section>
        """
    }

    private func html(of group: Group, in strings: Strings) -> HTML {
        """
        <h3>\(strings.count(name(of: group.role), group.parts.count))</h3>
        \(list(group.parts))
        """
    }

    private func list(_ parts: [Part]) -> HTML {
        let items = parts.map { part -> HTML in
            let characters: HTML? =
                if part.characters.isEmpty {
                    nil
                } else {
                    "<span class=\"facts\" dir=\"auto\">\(part.characters.joined(separator: " / "))</span>"
                }
            return """
                <li><a href="\(SiteAddress.filmography(of: part.name, from: dossier.film.id))"><b dir="auto">\(part.name)</b>\
                \(characters)</a></li>

                """
        }
        return "<ul>\(items)</ul>\n"
    }

    /// The people by role, in the order of the credits, each person once in a group.
    private var groups: [Group] {
        var groups: [Group] = []
        for credit in credits.filter({ !$0.name.isEmpty }).prefix(Self.limit) {
            let place = groups.firstIndex { $0.role == credit.role } ?? groups.endIndex
            if place == groups.endIndex { groups.append(Group(role: credit.role, parts: [])) }
            let known = groups[place].parts.firstIndex { $0.name == credit.name }
            let index = known ?? groups[place].parts.endIndex
            if known == nil { groups[place].parts.append(Part(name: credit.name)) }
            guard let character = credit.character?.nonEmpty,
                !groups[place].parts[index].characters.contains(character)
            else { continue }
            groups[place].parts[index].characters.append(character)
        }
        return groups
    }

    /// The group with some of its people; nil without any.
    private func part(of group: Group, parts: ArraySlice<Part>) -> Group? {
        if parts.isEmpty { nil } else { Group(role: group.role, parts: Array(parts)) }
    }

    private static func visibleCount(of role: Credit.Role) -> Int {
        switch role {
        case .director, .writer: limit
        case .actor: firstActors
        case .composer, .cinematographer, .editor, .producer: 0
        }
    }

    /// The credits from providers, or else the people in the film's own facts.
    private var credits: [Credit] {
        guard dossier.credits.isEmpty else { return dossier.credits }
        return dossier.film.directors.map { Credit(name: $0, role: .director) }
            + dossier.film.cast.map { Credit(name: $0, role: .actor) }
    }

    private func name(of role: Credit.Role) -> RoleText {
        switch role {
        case .director:
            if dossier.film.isShow && dossier.origins[.credits]?.provider != .omdb {
                .creator
            } else {
                .director
            }
        case .writer: .writer
        case .actor: .actor
        case .composer: .composer
        case .cinematographer: .cinematographer
        case .editor: .editor
        case .producer: .producer
        }
    }
}
