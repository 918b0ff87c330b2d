extension Film {
    /// This film, with another record's facts where they are missing here.
    public func filled(from other: Film) -> Film {
        Film(
            id: id,
            title: title,
            originalTitle: originalTitle ?? (other.originalTitle == title ? nil : other.originalTitle),
            year: year ?? other.year,
            releaseDate: releaseDate ?? other.releaseDate,
            runtime: runtime ?? other.runtime,
            genres: genres.nonEmpty ?? other.genres,
            directors: directors.nonEmpty ?? other.directors,
            cast: cast.nonEmpty ?? other.cast,
            countries: countries.nonEmpty ?? other.countries,
            languages: languages.nonEmpty ?? other.languages,
            certificate: certificate ?? other.certificate,
            plot: plot ?? other.plot,
            poster: poster ?? other.poster,
            imdbRating: imdbRating ?? other.imdbRating,
            rottenTomatoesRating: rottenTomatoesRating ?? other.rottenTomatoesRating,
            externalIDs: externalIDs.filled(from: other.externalIDs),
            prominence: prominence ?? other.prominence,
            kind: kind ?? other.kind)
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
