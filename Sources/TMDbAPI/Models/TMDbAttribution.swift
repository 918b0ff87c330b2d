/// The attribution that must be shown wherever TMDb's data are.
public enum TMDbAttribution {
    /// The sentence that the terms of use require, to be shown prominently, together with TMDb's logo, which must be
    /// less prominent than your own. See https://www.themoviedb.org/api-terms-of-use.
    public static let notice =
        "This product uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB."

    /// The source that must be named wherever ``TMDbWatchProviders`` are shown.
    public static let watchProviderSource = "JustWatch"
}
