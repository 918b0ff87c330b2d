/// A transport that keeps a copy of every response, without keys, to be played back by ``ReplayingTransport``.
public struct RecordingTransport: Transport {
    private let base: any Transport
    private let tape = Tape()

    /// A transport that records the responses of another one.
    public init(_ base: any Transport) {
        self.base = base
    }

    /// The calls recorded so far.
    public var cassette: Cassette {
        get async { await tape.cassette }
    }

    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        let response = try await base.send(request)
        await tape.append(Cassette.Exchange(request, response: response))
        return response
    }

    private actor Tape {
        private(set) var cassette = Cassette()

        func append(_ exchange: Cassette.Exchange) {
            cassette.exchanges.append(exchange)
        }
    }
}
