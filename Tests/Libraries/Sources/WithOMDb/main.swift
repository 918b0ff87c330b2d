import APICore
import APICoreTesting
import OMDbAPI

let answer = #"{"Search": [{"Title": "A film", "imdbID": "tt0000001"}], "totalResults": "1", "Response": "True"}"#
let omdb = OMDbClient(key: "key", transport: MockTransport(answer))
for film in try await omdb.search("film").films {
    print(film.title ?? film.imdbID)
}
