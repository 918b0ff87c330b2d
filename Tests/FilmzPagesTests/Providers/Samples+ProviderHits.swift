import FilmzDomain

/// States of searches in all providers.
extension Samples {
    /// Some of a sample's films as providers find them. Each may also be known here.
    static func found(_ sample: SampleServices) -> SearchProgress {
        let films = sample.allFilms.enumerated().map { index, film in
            ProviderHit(
                film: film, wasKnown: index < 2, providers: [.omdb],
                overview: index == 1 ? nil : film.plot ?? film.title,
                score: Score(source: Score.Source.allCases[index % 4], percent: 10 + index * 7))
        }
        return SearchProgress(
            revision: 7, films: films,
            providers: [
                ProviderProgress(provider: .omdb, state: .hasMore, total: 1_245, count: 10),
                ProviderProgress(provider: .tmdb, state: .asking),
                ProviderProgress(provider: .iTunes, state: .failed(ProviderFailure(.unreachable))),
                ProviderProgress(provider: .amc, state: .failed(ProviderFailure(.wrongKey))),
            ])
    }

    /// Nothing has arrived, and the providers are in these states.
    static func nobody(_ states: ProviderProgress.State...) -> SearchProgress {
        SearchProgress(
            revision: 1,
            providers: zip(Provider.allCases, states).map { ProviderProgress(provider: $0, state: $1) })
    }
}
