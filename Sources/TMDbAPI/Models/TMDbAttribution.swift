/// What must be shown where TMDb's data are.
public enum TMDbAttribution {
    /// The sentence that the terms of use ask for, to be shown prominently, together with TMDb's logo, which has to be
    /// less prominent than one's own. See https://www.themoviedb.org/api-terms-of-use.
    public static let notice =
        "This product uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB."

    /// The source that has to be named wherever ``TMDbWatchProviders`` are shown.
    public static let watchProviderSource = "JustWatch"
}
