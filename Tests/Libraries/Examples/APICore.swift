import APICore
import APICoreTesting
import Foundation

// What the examples of the documentation use without saying where it comes from.
let key = "key"
let token = "token"
let year: Int? = 1979
let client = APIClient(transport: MockTransport("{}"))

struct Film: Decodable {
    let id: Int
}

struct MoviesModel: Decodable {}

enum MyVendor: APIVendor {
    static let name = "My Vendor"
}

enum MoviesTarget: HTTPTargetType {
    case nowPlaying(page: Int)

    var baseURL: URL { URL(known: "https://api.example.com") }
    var path: String { "/movies" }
}

enum SearchTarget: HTTPTargetType {
    case search(String)

    var baseURL: URL { URL(known: "https://api.example.com") }
    var path: String { "/search" }
}

struct SearchEndpoint: HTTPEndpoint {
    typealias Target = SearchTarget
    typealias Model = MoviesModel
}
