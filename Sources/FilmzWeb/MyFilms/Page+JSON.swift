import FilmzDomain
import FilmzJSON
import FilmzPages
import Foundation

extension Page<FilmEntry> {
    /// Writes exactly the JSON of the values' `Encodable`; a test compares the two.
    func write(to json: inout JSONWriter) {
        write(to: &json, minutes: nil, correction: nil)
    }

    fileprivate func write(to json: inout JSONWriter, minutes: Int?, correction: String?) {
        json.object { json in
            json.member("correction", value: correction)
            json.member("items") { $0.array(items) { entry, json in entry.write(to: &json) } }
            json.member("minutes", value: minutes)
            json.member("next", value: next?.description)
            json.member("total", value: total)
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
            json.member("addedAt", value: addedAt?.description)
            json.member("film") { film.write(to: &$0) }
            if let match { json.member("match", write: match) }
            if let poster { json.member("poster") { poster.write(to: &$0) } }
            if let service { json.member("service") { service.write(to: &$0) } }
            json.member("state") { state.write(to: &$0) }
        }
    }
}

extension StreamingService {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", value: id)
            json.member("name", value: name)
        }
    }
}

extension Film {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("cast", values: cast)
            json.member("certificate", value: certificate)
            json.member("countries", values: countries)
            json.member("directors", values: directors)
            json.member("externalIDs") { externalIDs.write(to: &$0) }
            json.member("genres", values: genres)
            json.member("id", value: id.description)
            json.member("imdbRating", value: imdbRating)
            json.member("kind", value: kind?.rawValue)
            json.member("languages", values: languages)
            json.member("originalTitle", value: originalTitle)
            json.member("plot", value: plot)
            json.member("poster", value: poster?.absoluteString)
            json.member("prominence", value: prominence)
            json.member("releaseDate", value: releaseDate?.description)
            json.member("rottenTomatoesRating", value: rottenTomatoesRating)
            json.member("runtime", value: runtime)
            json.member("title", value: title)
            json.member("year", value: year)
        }
    }
}

extension Poster {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("isHere", value: isHere)
            json.member("version", value: version)
        }
    }
}

extension ExternalIDs {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("amc", value: amc)
            json.member("iTunes", value: iTunes)
            json.member("imdb", value: imdb?.description)
            json.member("letterboxd", value: self[in: .letterboxd]?.text)
            json.member("simkl", value: self[in: .simkl]?.number)
            json.member("tmdb", value: tmdb)
            json.member("tmdbSeries", value: self[in: .tmdbSeries]?.number)
            json.member("trakt", value: self[in: .trakt]?.number)
            json.member("traktSeries", value: self[in: .traktSeries]?.number)
            json.member("tvdb", value: self[in: .tvdb]?.number)
            json.member("tvdbSeries", value: self[in: .tvdbSeries]?.number)
        }
    }
}

extension MyFilmState {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("audience", values: audience.names)
            if episodeCount > 0 { json.member("episodeCount", value: episodeCount) }
            json.member("isFavourite", value: isFavourite)
            json.member("isOnWatchlist", value: isOnWatchlist)
            json.member("isSeen", value: isSeen)
            json.member("lastWatchedOn", value: lastWatchedOn?.description)
            json.member("rating", value: rating?.stars)
            json.member("viewingCount", value: viewingCount)
        }
    }
}
