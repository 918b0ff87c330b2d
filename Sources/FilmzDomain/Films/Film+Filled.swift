extension Film {
    /// This film, with another record's facts where they are missing here.
    public func filled(from other: Film) -> Film {
        var film = self
        film.kind = kind ?? other.kind
        film.originalTitle = originalTitle ?? (other.originalTitle == title ? nil : other.originalTitle)
        film.year = year ?? other.year
        film.releaseDate = releaseDate ?? other.releaseDate
        film.runtime = runtime ?? other.runtime
        if genres.isEmpty { film.genres = other.genres }
        if directors.isEmpty { film.directors = other.directors }
        if cast.isEmpty { film.cast = other.cast }
        if countries.isEmpty { film.countries = other.countries }
        if languages.isEmpty { film.languages = other.languages }
        film.certificate = certificate ?? other.certificate
        film.plot = plot ?? other.plot
        film.poster = poster ?? other.poster
        film.imdbRating = imdbRating ?? other.imdbRating
        film.rottenTomatoesRating = rottenTomatoesRating ?? other.rottenTomatoesRating
        film.externalIDs = externalIDs.filled(from: other.externalIDs)
        film.prominence = prominence ?? other.prominence
        return film
    }

    /// This film of a dataset, with its missing facts from the catalogue that ships with Filmz. Titles, year and fame
    /// stay as they are, even if unknown: they decide where the film is listed.
    public func completed(by shipped: Film) -> Film {
        var film = filled(from: shipped)
        film.originalTitle = originalTitle
        film.year = year
        film.prominence = prominence
        return film
    }
}
