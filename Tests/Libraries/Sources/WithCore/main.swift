import APICore
import APICoreTesting
import Foundation

struct Film: Decodable {
    let title: String
}

enum FilmsTarget: HTTPTargetType {
    case film(id: Int)

    var baseURL: URL { URL(known: "https://films.example/v1") }
    var path: String {
        switch self {
        case .film(let id): "/films/\(segment: id)"
        }
    }
}

struct FilmEndpoint: HTTPEndpoint {
    typealias Target = FilmsTarget
    typealias Model = Film
}

let client = APIClient(transport: MockTransport(#"{"title": "A film"}"#))
print(try await FilmEndpoint().request(.film(id: 1), with: client).title)
