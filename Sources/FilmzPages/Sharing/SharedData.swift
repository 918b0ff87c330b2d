import FilmzDomain
import FilmzJSON
import FilmzText

/// The schema.org description of a shared film or list, in JSON-LD.
struct SharedData {
    let page: SharedPage

    /// The cache key of a film's data: the film and its title in the reader's language.
    struct CacheKey: Hashable {
        var film: Film.ID
        var title: String?
    }

    func html(_ context: PageContext) -> HTML {
        var json = JSONWriter(escaping: .markup)
        json.object { json in
            json.member("@context", value: "https://schema.org")
            if page.content.isList { list(context, into: &json) } else { film(context, into: &json) }
            json.member("url", value: page.place.pageURL)
        }
        return "<script type=\"application/ld+json\">\(HTML.json(json))</script>"
    }

    private func film(_ context: PageContext, into json: inout JSONWriter) {
        Self.movie(page.film, titles: context.titles, into: &json)
        json.member("image", value: page.place.cardURL)
        review(context, into: &json)
    }

    /// Writes the members of a film, without its address on this server.
    private static func movie(_ film: Film, titles: FilmTitles, into json: inout JSONWriter) {
        json.member("@type", value: film.isShow ? "TVSeries" : "Movie")
        json.member("alternateName", value: titles.others(of: film).first)
        json.member("datePublished", value: film.releaseDate?.description ?? film.year.map(String.init))
        if !film.directors.isEmpty {
            json.member(film.isShow ? "creator" : "director") {
                $0.array(film.directors) { name, json in person(name, into: &json) }
            }
        }
        // Only a single work has a duration, not a series.
        json.member("duration", value: film.isShow ? nil : film.runtime.map { "PT\($0)M" })
        if !film.genres.isEmpty { json.member("genre", values: film.genres) }
        json.member("name", value: titles.titled(film).title)
        json.member("sameAs", value: film.externalIDs.imdb.map { "https://www.imdb.com/title/\($0)/" })
    }

    private static func person(_ name: String, into json: inout JSONWriter) {
        json.object {
            $0.member("@type", value: "Person")
            $0.member("name", value: name)
        }
    }

    /// Writes the person's review of the film; nothing when there is neither a text nor a rating.
    private func review(_ context: PageContext, into json: inout JSONWriter) {
        let words = page.words
        let text = if words.message.isEmpty { context.textOfNote(words.note) } else { words.message }
        guard !text.isEmpty || words.rating != nil else { return }
        json.member("review") { json in
            json.object { json in
                json.member("@type", value: "Review")
                json.member("author") {
                    Self.person(words.sender.nonEmpty ?? context.strings[ShareText.somebody], into: &$0)
                }
                json.member("reviewBody", value: text.nonEmpty)
                guard let rating = words.rating else { return }
                json.member("reviewRating") { json in
                    json.object {
                        $0.member("@type", value: "Rating")
                        $0.member("bestRating", value: "5")
                        $0.member("ratingValue", value: rating.description)
                        $0.member("worstRating", value: "0.5")
                    }
                }
            }
        }
    }

    private func list(_ context: PageContext, into json: inout JSONWriter) {
        let content = page.content
        let order = if content.isRanked { "ItemListOrderAscending" } else { "ItemListUnordered" }
        json.member("@type", value: "ItemList")
        json.member("description", value: content.description.nonEmpty)
        json.member("image", value: page.place.cardURL)
        json.member("itemListElement") { json in
            let movies = movies(context)
            json.array(Array(movies.indices)) { index, json in
                json.object { json in
                    json.member("@type", value: "ListItem")
                    json.member("item") { $0.value(json: movies[index].bytes) }
                    json.member("position", value: content.firstNumber + index)
                }
            }
        }
        json.member("itemListOrder", value: "https://schema.org/" + order)
        json.member("name", value: content.name)
        json.member("numberOfItems", value: content.films.total)
    }

    /// The data of a list's films, written once for all pages that show them.
    private func movies(_ context: PageContext) -> [HTML] {
        let films = page.content.films.items
        let cache = context.drawings.sharedData
        let reader = context.reader
        let titles = context.titles
        var movies: [HTML] = []
        movies.reserveCapacity(films.count)
        for index in films.indices {
            let id = films[index].film.id
            cache.append(CacheKey(film: id, title: titles[id]), to: &movies, for: reader, from: films[index].film) {
                var json = JSONWriter(escaping: .markup)
                json.object { Self.movie(films[index].film, titles: titles, into: &$0) }
                return .json(json)
            }
        }
        return movies
    }
}
