/// A genre of films, by the store's number. The name comes with the records, in the storefront's language.
///
/// The numbers are known from use; the store publishes no list.
public struct ITunesGenre: RawRepresentable, Sendable, Hashable, Codable {
    /// The store's number.
    public let rawValue: Int

    /// A genre by the store's number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// 4401.
    public static let actionAndAdventure = ITunesGenre(rawValue: 4401)
    /// 4402.
    public static let anime = ITunesGenre(rawValue: 4402)
    /// 4403.
    public static let classics = ITunesGenre(rawValue: 4403)
    /// 4404.
    public static let comedy = ITunesGenre(rawValue: 4404)
    /// 4405.
    public static let documentary = ITunesGenre(rawValue: 4405)
    /// 4406.
    public static let drama = ITunesGenre(rawValue: 4406)
    /// 4407.
    public static let foreign = ITunesGenre(rawValue: 4407)
    /// 4408.
    public static let horror = ITunesGenre(rawValue: 4408)
    /// 4409.
    public static let independent = ITunesGenre(rawValue: 4409)
    /// 4410.
    public static let kidsAndFamily = ITunesGenre(rawValue: 4410)
    /// 4411.
    public static let musicals = ITunesGenre(rawValue: 4411)
    /// 4412.
    public static let romance = ITunesGenre(rawValue: 4412)
    /// 4413.
    public static let sciFiAndFantasy = ITunesGenre(rawValue: 4413)
    /// 4414.
    public static let shortFilms = ITunesGenre(rawValue: 4414)
    /// 4415.
    public static let specialInterest = ITunesGenre(rawValue: 4415)
    /// 4416.
    public static let thriller = ITunesGenre(rawValue: 4416)
    /// 4417.
    public static let sports = ITunesGenre(rawValue: 4417)
    /// 4418.
    public static let western = ITunesGenre(rawValue: 4418)

    static let englishNames: Set<String> = [
        "Action & Adventure", "Anime", "Classics", "Comedy", "Documentary", "Drama", "Foreign", "Horror", "Independent",
        "Kids & Family", "Musicals", "Romance", "Sci-Fi & Fantasy", "Short Films", "Special Interest", "Thriller",
        "Sports", "Western",
    ]
}
