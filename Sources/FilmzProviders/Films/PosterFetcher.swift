import APICore
import FilmzDomain
import Foundation
import HTTPTypes

/// A client that fetches pictures: six at a time, each up to the size of a poster.
struct PosterFetcher: Sendable {
    enum Failure: Error, Hashable {
        /// Another try may work.
        case trouble
        /// There is nothing at the address, or it is not a picture.
        case noPicture
    }

    private let transport: any Transport

    /// - Parameter transport: sends each request, and checks its address
    init(transport: any Transport, timeLimit: Duration = .seconds(15)) {
        self.transport = ConcurrencyLimited(RedirectFollowing(transport, timeLimit: timeLimit), calls: 6)
    }

    func fetch(_ url: URL) async throws(Failure) -> Picture {
        let response: APIResponse
        do throws(APIError) {
            let request = APIRequest(url, service: "Pictures", answerLimit: PictureInspector.byteLimit)
            response = try await transport.send(request)
        } catch {
            switch error.kind {
            case .invalidRequest, .answerTooLarge: throw .noPicture
            default: throw .trouble
            }
        }
        switch response.status.code {
        case 200: break
        case 408, 425, 429, 500...: throw .trouble
        default: throw .noPicture
        }
        guard let picture = Picture(checking: response.body) else { throw .noPicture }
        return picture
    }
}
