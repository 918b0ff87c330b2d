import APICore
import TMDbAPI

/// Where TMDb's pictures are: asked for once; until then, where they have been for years.
actor TMDbPictures {
    private let client: TMDbClient
    private var configuration: TMDbImageConfiguration?

    init(client: TMDbClient) {
        self.client = client
    }

    func known() async throws(APIError) -> TMDbImageConfiguration {
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
