import FilmzDomain
import FilmzPages
import Foundation

extension Page<FilmEntry> {
    /// Writes exactly the JSON of the values' `Encodable`; a test compares the two.
    func write(to json: inout JSONWriter) {
        write(to: &json, minutes: nil, correction: nil)
    }

    fileprivate func write(to json: inout JSONWriter, minutes: Int?, correction: String?) {
        json.object { json in
            json.member("correction", correction)
            json.member("items") { $0.array(items) { entry, json in entry.write(to: &json) } }
            json.member("minutes", minutes)
            json.member("next", next?.description)
            json.member("total", total)
        }
    }
}

extension MyFilmsShelf {
    /// Writes exactly the JSON of the values' `Encodable`; a test compares the two.
    func write(to json: inout JSONWriter) {
        films.write(to: &json, minutes: minutes, correction: correction)
    }
}

extension FilmEntry {
    /// - Parameter match: writes why the film was found
    func write(to json: inout JSONWriter, match: ((inout JSONWriter) -> Void)? = nil) {
        json.object { json in
            json.member("addedAt", addedAt?.description)
            json.member("film") { film.write(to: &$0) }
            if let match { json.member("match", match) }
            if let poster { json.member("poster") { poster.write(to: &$0) } }
            json.member("state") { state.write(to: &$0) }
        }
    }
}

extension Film {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("cast", cast)
            json.member("certificate", certificate)
            json.member("countries", countries)
            json.member("directors", directors)
            json.member("externalIDs") { externalIDs.write(to: &$0) }
            json.member("genres", genres)
            json.member("id", id.description)
            json.member("imdbRating", imdbRating)
            json.member("kind", kind?.rawValue)
            json.member("languages", languages)
            json.member("originalTitle", originalTitle)
            json.member("plot", plot)
            json.member("poster", poster?.absoluteString)
            json.member("prominence", prominence)
            json.member("releaseDate", releaseDate?.description)
            json.member("rottenTomatoesRating", rottenTomatoesRating)
            json.member("runtime", runtime)
            json.member("title", title)
            json.member("year", year)
        }
    }
}

extension Poster {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("isHere", isHere)
            json.member("version", version)
        }
    }
}

extension ExternalIDs {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("amc", amc)
            json.member("iTunes", iTunes)
            json.member("imdb", imdb?.description)
            json.member("letterboxd", self[in: .letterboxd]?.text)
            json.member("simkl", self[in: .simkl]?.number)
            json.member("tmdb", tmdb)
            json.member("tmdbSeries", self[in: .tmdbSeries]?.number)
            json.member("trakt", self[in: .trakt]?.number)
            json.member("traktSeries", self[in: .traktSeries]?.number)
            json.member("tvdb", self[in: .tvdb]?.number)
            json.member("tvdbSeries", self[in: .tvdbSeries]?.number)
        }
    }
}

extension MyFilmState {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("audience", audience.names)
            if episodeCount > 0 { json.member("episodeCount", episodeCount) }
            json.member("isFavourite", isFavourite)
            json.member("isOnWatchlist", isOnWatchlist)
            json.member("isSeen", isSeen)
            json.member("lastWatchedOn", lastWatchedOn?.description)
            json.member("rating", rating?.stars)
            json.member("viewingCount", viewingCount)
        }
    }
}
