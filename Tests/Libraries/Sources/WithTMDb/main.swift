import APICore
import Offline
import TMDbAPI

let tmdb = TMDbClient(key: "key", transport: Offline(#"{"results": [{"id": 1, "title": "A film"}]}"#))
for film in try await tmdb.popular().results {
    print(film.title ?? "\(film.id)")
}
