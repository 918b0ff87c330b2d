/// What everybody has to know about IMDb's datasets before they are downloaded.
public enum IMDbDatasets {
    /// Where the conditions are.
    public static let conditions = "https://developer.imdb.com/non-commercial-datasets/"
    /// Where the files are.
    public static let server = "https://datasets.imdbws.com/"
    /// The size of all files together, about.
    public static let byteCount = 1_750_000_000
    /// The room that the files and two catalogues need on the disk, about.
    public static let neededGigabytes = 4
    /// How many days it takes until there is enough that is new.
    public static let usefulDays = 30
}
