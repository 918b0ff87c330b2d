public import FilmzDomain

extension Strings {
    /// The score in the spelling of its source: `7.3 of 10`, `73 %`, `73 of 100`.
    public func value(of score: Score) -> String {
        switch score.source {
        case .imdb, .tmdb: self[FilmText.scoreOfTen, ["score": decimal(Double(score.percent) / 10)]]
        case .rottenTomatoes: self[FilmText.percent, ["score": String(score.percent)]]
        case .metacritic: self[FilmText.scoreOfHundred, ["score": String(score.percent)]]
        }
    }

    public func name(of source: Score.Source) -> String {
        switch source {
        case .imdb: self[FilmText.imdb]
        case .rottenTomatoes: self[FilmText.rottenTomatoes]
        case .metacritic: self[FilmText.metacritic]
        case .tmdb: self[FilmText.tmdb]
        }
    }
}
