/// The IDs of the parts of a film's page, for the script.
enum FilmRegions {
    /// The parts that change with what the person says about the film.
    static let mine = "my-actions my-show my-seasons my-verdict my-tags my-told my-lists my-viewings"

    /// The parts that change with the film's facts.
    static let about =
        "film-poster film-heading film-get film-plot film-offers film-about film-beside film-sources"
}
