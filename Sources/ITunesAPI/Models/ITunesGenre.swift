/// A genre of films, by the store's number. Its name is in the records, in the storefront's language.
///
/// The numbers are from experience; the store publishes no list.
public struct ITunesGenre: RawRepresentable, Sendable, Hashable, Codable {
    /// The store's number for the genre.
    public let rawValue: Int

    /// A genre by the store's number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Action and adventure, 4401 in the store.
    public static let actionAndAdventure = ITunesGenre(rawValue: 4401)
    /// Anime, 4402 in the store.
    public static let anime = ITunesGenre(rawValue: 4402)
    /// Classics, 4403 in the store.
    public static let classics = ITunesGenre(rawValue: 4403)
    /// Comedy, 4404 in the store.
    public static let comedy = ITunesGenre(rawValue: 4404)
    /// Documentary, 4405 in the store.
    public static let documentary = ITunesGenre(rawValue: 4405)
    /// Drama, 4406 in the store.
    public static let drama = ITunesGenre(rawValue: 4406)
    /// Foreign films, 4407 in the store.
    public static let foreign = ITunesGenre(rawValue: 4407)
    /// Horror, 4408 in the store.
    public static let horror = ITunesGenre(rawValue: 4408)
    /// Independent films, 4409 in the store.
    public static let independent = ITunesGenre(rawValue: 4409)
    /// Kids and family, 4410 in the store.
    public static let kidsAndFamily = ITunesGenre(rawValue: 4410)
    /// Musicals, 4411 in the store.
    public static let musicals = ITunesGenre(rawValue: 4411)
    /// Romance, 4412 in the store.
    public static let romance = ITunesGenre(rawValue: 4412)
    /// Science fiction and fantasy, 4413 in the store.
    public static let sciFiAndFantasy = ITunesGenre(rawValue: 4413)
    /// Short films, 4414 in the store.
    public static let shortFilms = ITunesGenre(rawValue: 4414)
    /// Special interest, 4415 in the store.
    public static let specialInterest = ITunesGenre(rawValue: 4415)
    /// Thrillers, 4416 in the store.
    public static let thriller = ITunesGenre(rawValue: 4416)
    /// Sports, 4417 in the store.
    public static let sports = ITunesGenre(rawValue: 4417)
    /// Westerns, 4418 in the store.
    public static let western = ITunesGenre(rawValue: 4418)

    static let englishNames: Set<String> = [
        "Action & Adventure", "Anime", "Classics", "Comedy", "Documentary", "Drama", "Foreign", "Horror", "Independent",
        "Kids & Family", "Musicals", "Romance", "Sci-Fi & Fantasy", "Short Films", "Special Interest", "Thriller",
        "Sports", "Western",
    ]
}
