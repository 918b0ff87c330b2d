import AMCAPI
import APICore
import APICoreTesting

let answer = #"{"_embedded": {"movies": [{"id": 1, "name": "A film"}]}}"#
let amc = AMCClient(vendorKey: "key", transport: MockTransport(answer))
for movie in try await amc.fetchNowPlayingMovies().movies {
    print(movie.name ?? "\(movie.id)")
}
