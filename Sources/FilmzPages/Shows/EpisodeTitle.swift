import FilmzDomain
import FilmzText

/// What a page says of an episode's title. If the reader does not want to know the titles of episodes that they have not
/// seen, the number stands for it, and the title is behind a disclosure.
struct EpisodeTitle {
    let episode: Episode
    let isSeen: Bool

    /// The title that the reader does not want to know; nil if there is none.
    private func hidden(in context: PageContext) -> String? {
        // Without a number, the title is all that tells which episode it is.
        guard context.hidesUnseenEpisodes, !isSeen, episode.number != nil else { return nil }
        return episode.title
    }

    /// The episode as the page may name it.
    func shown(in context: PageContext) -> Episode {
        guard hidden(in: context) != nil else { return episode }
        return episode.untitled
    }

    /// A link to the episode, with the disclosure of its title beside it if that is hidden.
    /// - Parameter id: differs between the places of a page that name the same episode. By it the script knows which
    ///   titles were open when a part of the page is replaced.
    func beside(_ link: HTML, id: String, in context: PageContext) -> HTML {
        guard let title = hidden(in: context) else { return link }
        let strings = context.strings
        let name = strings.name(of: shown(in: context))
        return """
            <div class="episode-hidden">\(link)
            <details><summary id="title-\(id)-\(episode.id.description)">\(strings[ShowText.showTitle])<span class="vh"> \(name)</span></summary>\
            <span dir="auto">\(title)</span></details></div>
            """
    }
}

/// The switch that hides the titles of episodes that the reader has not seen.
enum UnseenSwitch {
    /// - Parameter next: the page that shows the switch; its results change with it
    static func html(next: SiteAddress, in context: PageContext) -> HTML {
        let isOn = context.hidesUnseenEpisodes
        let form = ToggleForm(
            action: .unseenEpisodes, field: HiddenField(.isOn, value: String(!isOn)), id: "hide-unseen",
            label: context.strings[ShowText.hideUnseen], icon: .eye, isOn: isOn, next: "\(next)",
            regions: "results"
        )
        return "<div class=\"episode-switch\">\(form.html)</div>"
    }
}
