extension FilmListDraft {
    /// A draft of the person's own list from a recommendation. A film that was recommended alone gives the list its
    /// title.
    init(_ recommendation: Recommendation) {
        let list = recommendation.list
        self.init(
            name: list?.name ?? String((recommendation.films.first?.title ?? "").prefix(FilmList.nameLimit)),
            description: list?.description ?? "", isRanked: list?.isRanked ?? false)
    }
}
