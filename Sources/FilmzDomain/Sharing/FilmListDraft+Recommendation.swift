extension FilmListDraft {
    /// A list of one's own as somebody recommended it. A film that was recommended alone gives its title.
    init(_ recommendation: Recommendation) {
        let list = recommendation.list
        self.init(
            name: list?.name ?? String((recommendation.films.first?.title ?? "").prefix(FilmList.nameLimit)),
            description: list?.description ?? "", isRanked: list?.isRanked ?? false)
    }
}
