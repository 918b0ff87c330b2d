import APICore
import TMDbAPI

/// The base address of TMDb's pictures. It is fetched once; until then it is the one that has been valid for years.
actor TMDbPictures {
    private let client: TMDbClient
    private var configuration: TMDbImageConfiguration?

    init(client: TMDbClient) {
        self.client = client
    }

    func current() async throws(APIError) -> TMDbImageConfiguration {
        if let configuration { return configuration }
        do throws(APIError) {
            let images = try await client.configuration().images
            configuration = images
            return images
        } catch {
            guard error.kind != .cancelled else { throw error }
            return .standard
        }
    }
}
