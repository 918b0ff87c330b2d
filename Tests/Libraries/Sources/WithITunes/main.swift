import APICore
import ITunesAPI
import Offline

let answer = #"{"resultCount": 1, "results": [{"wrapperType": "track", "trackId": 1, "trackName": "A film"}]}"#
let itunes = ITunesClient(transport: Offline(answer))
print(try await itunes.lookup(id: 1)?.trackName ?? "")
