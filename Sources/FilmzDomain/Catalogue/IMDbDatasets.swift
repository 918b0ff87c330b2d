/// The facts about IMDb's datasets that matter before a download.
public enum IMDbDatasets {
    /// The URL of the conditions.
    public static let conditions = "https://developer.imdb.com/non-commercial-datasets/"
    /// The base URL of the files.
    public static let server = "https://datasets.imdbws.com/"
    /// The approximate size of all files together.
    public static let byteCount = 1_750_000_000
    /// The approximate disk space for the files and two catalogues.
    public static let neededGigabytes = 4
    /// The number of days after which a new download is worthwhile.
    public static let usefulDays = 30
}
