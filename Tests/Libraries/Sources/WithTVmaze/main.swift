import APICore
import APICoreTesting
import TVmazeAPI

let answer = #"[{"id": 1, "name": "An episode", "season": 1, "number": 1, "airdate": "2026-01-02", "airtime": ""}]"#
let tvmaze = TVmazeClient(transport: MockTransport(answer))
for episode in try await tvmaze.episodes(ofShow: 1) {
    print(episode.name ?? "", episode.airing.day?.description ?? "undated")
}
