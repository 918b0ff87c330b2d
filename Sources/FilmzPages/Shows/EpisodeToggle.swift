import FilmzDomain
import FilmzText

/// A button that marks an episode in a list as seen, or undoes that.
struct EpisodeToggle {
    let show: Film.ID
    let mine: MyEpisode
    /// The page that shows the list; its results change with the episode.
    let next: SiteAddress
    let id: String

    /// Nil for an unseen episode that has not come out yet.
    func html(_ context: PageContext) -> HTML? {
        if let viewing = mine.viewing {
            return button(
                .removeViewings(show), field: HiddenField(.viewing, value: viewing.id.description), label: .unmark,
                isOn: true,
                in: context)
        }
        guard mine.episode.isOut(by: context.today) else { return nil }
        return button(
            .episodes(show), field: HiddenField(.episode, value: mine.episode.id.description), label: .mark,
            isOn: false, in: context)
    }

    private func button(
        _ action: SitePath, field: HiddenField, label: ShowText, isOn: Bool,
        in context: PageContext
    ) -> HTML {
        let title = EpisodeTitle(episode: mine.episode, isSeen: mine.isSeen)
        let name = context.strings.name(of: title.shown(in: context))
        return ToggleForm(
            action: action, field: field, id: id, label: context.strings[label, ["episode": name]], icon: .seen,
            isOn: isOn, next: "\(next)", regions: "results", style: "round quiet", isIconOnly: true
        ).html
    }
}
