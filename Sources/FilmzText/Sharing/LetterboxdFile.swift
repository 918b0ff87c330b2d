public import FilmzDomain

/// Films as a file that Letterboxd imports as a list: letterboxd.com/about/importing-data.
public enum LetterboxdFile {
    /// - Parameter films: with the English titles, which Letterboxd knows
    public static func text(_ films: [Film]) -> String {
        let lines = films.map { film -> String in
            let imdb = film.externalIDs.imdb?.description ?? ""
            let tmdb = film.externalIDs.tmdb.map(String.init) ?? ""
            let year = film.year.map(String.init) ?? ""
            let fields: [String] = [imdb, tmdb, film.title, year, film.directors.joined(separator: ", ")]
            return fields.map(FilmListExport.field).joined(separator: ",")
        }
        return (["imdbID,tmdbID,Title,Year,Directors"] + lines).joined(separator: "\n") + "\n"
    }
}
