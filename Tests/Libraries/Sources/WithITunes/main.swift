import APICore
import APICoreTesting
import ITunesAPI

let answer = #"{"resultCount": 1, "results": [{"wrapperType": "track", "trackId": 1, "trackName": "A film"}]}"#
let itunes = ITunesClient(transport: MockTransport(answer))
print(try await itunes.lookup(id: 1)?.trackName ?? "")
