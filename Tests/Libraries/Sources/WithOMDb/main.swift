import APICore
import OMDbAPI
import Offline

let answer = #"{"Search": [{"Title": "A film", "imdbID": "tt0000001"}], "totalResults": "1", "Response": "True"}"#
let omdb = OMDbClient(key: "key", transport: Offline(answer))
for film in try await omdb.search("film").films {
    print(film.title ?? film.imdbID)
}
