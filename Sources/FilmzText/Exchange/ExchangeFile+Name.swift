public import FilmzExchange

extension ExchangeFile {
    /// The product it is from, as that calls itself; nil when it is of no product.
    public var productName: String? {
        switch source {
        case .letterboxd: "Letterboxd"
        case .imdb: "IMDb"
        case .trakt: "Trakt"
        case .tvTime: "TV Time"
        case .tmdb: "TMDb"
        case .filmz: "Filmz"
        case .table, .titles: nil
        }
    }
}
