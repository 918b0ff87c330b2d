import FilmzDomain
import FilmzText

/// The people who made the film and who play in it, each with a link to their other films.
struct FilmPeople {
    let dossier: FilmDossier

    /// The number of people visible at first, and the maximum number of people.
    private static let first = 10
    private static let limit = 100

    /// A person with all of their roles in the film.
    private struct Part {
        var name: String
        var roles: [String]
    }

    func html(_ strings: Strings) -> HTML? {
        let parts = parts(strings)
        guard !parts.isEmpty else { return nil }
        let rest = parts.dropFirst(Self.first).prefix(Self.limit)
        let others: HTML? =
            if rest.isEmpty {
                nil
            } else {
                """
                <details class="fold people-fold" data-stays><summary id="people-fold">\(Icon.chevron.html)\
                <span>\(strings.count(FilmText.showAll, Self.first + rest.count))</span></summary>
                \(list(Array(rest), in: strings))</details>
                """
            }
        return """
            <section class="people"><h2>\(strings[FilmText.people])</h2>
            \(list(Array(parts.prefix(Self.first)), in: strings))
            \(others)
            </section>
            """
    }

    private func list(_ parts: [Part], in strings: Strings) -> HTML {
        let items = parts.map { part -> HTML in
            """
            <li><a href="\(SiteAddress.filmography(of: part.name, from: dossier.film.id))"><b dir="auto">\(part.name)</b>\
            <span class="facts" dir="auto">\(strings.facts(part.roles))</span></a></li>

            """
        }
        return "<ul>\(items)</ul>"
    }

    /// The people with all their roles, each person once, in the order of their first credit.
    private func parts(_ strings: Strings) -> [Part] {
        var parts: [Part] = []
        var places: [String: Int] = [:]
        for credit in credits where !credit.name.isEmpty {
            let role = credit.character.flatMap { $0.nonEmpty } ?? strings[name(of: credit.role)]
            if let place = places[credit.name] {
                if !parts[place].roles.contains(role) { parts[place].roles.append(role) }
            } else {
                places[credit.name] = parts.count
                parts.append(Part(name: credit.name, roles: [role]))
            }
        }
        return parts
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
