import AMCAPIPublishers
import APICoreTesting

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

// As the documentation shows it, with an answer: its values come on another thread than that of this file.
let amc = AMCAPI(transport: MockTransport(#"{"pageSize": 1, "_embedded": {"movies": [{"id": 1, "name": "A film"}]}}"#))
let (ended, end) = AsyncStream.makeStream(of: Void.self)
var subscriptions = Set<AnyCancellable>()
amc.setVendorAuthKey("key")
amc.fetchActiveMovies().sink { @Sendable completion in
    if case .failure(let error) = completion { print(error) }
    end.finish()
} receiveValue: { @Sendable model in
    print("A published page with", model.movies.compactMap(\.name))
}
.store(in: &subscriptions)
for await _ in ended {}
