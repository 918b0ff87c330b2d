import APICore
import APICoreTesting
import TMDbAPI

let tmdb = TMDbClient(key: "key", transport: MockTransport(#"{"results": [{"id": 1, "title": "A film"}]}"#))
for film in try await tmdb.popular().results {
    print(film.title ?? "\(film.id)")
}
