import APICore
import Foundation

/// The calls that return a picture. They belong to no endpoint: there is no JSON to decode.
enum OMDbPosterTarget: HTTPTargetType {
    case poster(imdbID: String, height: Int)

    var baseURL: URL { URL(known: "https://img.omdbapi.com") }
    var path: String { "/" }
    var headers: HTTPHeaders { ["Accept": "image/*"] }
    var task: HTTPTask {
        switch self {
        case .poster(let imdbID, let height): .requestParams(["i": imdbID, "h": height])
        }
    }
}
