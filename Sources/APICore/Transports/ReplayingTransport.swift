/// A transport that answers from a ``Cassette`` instead of the network.
///
/// A call that was recorded several times gets its responses in order, and the last one from then on. A call that was
/// never recorded fails as ``APIError/Kind/unreachable``.
public struct ReplayingTransport: Transport {
    private let player: Player

    /// A transport that plays a cassette.
    public init(_ cassette: Cassette) {
        player = Player(cassette.exchanges)
    }

    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        guard let response = await player.answer(to: request) else {
            throw APIError(.unreachable, of: request, message: "The cassette has no such call.")
        }
        return response
    }

    private actor Player {
        private var left: [Cassette.Exchange]

        init(_ exchanges: [Cassette.Exchange]) {
            left = exchanges
        }

        func answer(to request: APIRequest) -> APIResponse? {
            let places = left.indices.filter { left[$0].answers(request) }
            guard let first = places.first else { return nil }
            return if places.count > 1 { left.remove(at: first).response } else { left[first].response }
        }
    }
}
