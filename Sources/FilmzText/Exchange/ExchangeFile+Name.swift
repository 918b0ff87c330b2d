public import FilmzDomain
public import FilmzExchange

extension ExchangeFile {
    /// The product it is from, as that calls itself; nil when it is of no product.
    public var productName: String? { source.productName }
}

extension ExchangeFile.Source {
    /// The product, as it calls itself; nil when files of this kind are of no product.
    public var productName: String? {
        switch self {
        case .letterboxd: "Letterboxd"
        case .imdb: "IMDb"
        case .trakt: "Trakt"
        case .tvTime: "TV Time"
        case .tmdb: "TMDb"
        case .simkl: "Simkl"
        case .watcharr: "Watcharr"
        case .ryot: "Ryot"
        case .kodi: "Kodi"
        case .criticker: "Criticker"
        case .mediaTracker: "MediaTracker"
        case .iCheckMovies: "iCheckMovies"
        case .movieLens: "MovieLens"
        case .yamtrack: "Yamtrack"
        case .netflix: "Netflix"
        case .filmz: "Filmz"
        case .table, .titles: nil
        }
    }
}

extension Leftover {
    /// The product that said it, as it calls itself; nil when no product is known.
    public var productName: String? { ExchangeFile.Source(rawValue: source)?.productName }
}
