import FilmzDomain

extension ProviderName {
    init(_ provider: Provider) {
        self =
            switch provider {
            case .omdb: .omdb
            case .tmdb: .tmdb
            case .iTunes: .iTunes
            case .amc: .amc
            case .tvmaze: .tvmaze
            }
    }
}
