import AMCAPIPublishers

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

var subscriptions = Set<AnyCancellable>()
AMCAPI.shared.setVendorAuthKey("key")
// No value is asked for, so nothing is sent. The end may come on any thread.
AMCAPI.shared.fetchActiveMovies().prefix(0).sink { @Sendable _ in
} receiveValue: { @Sendable _ in
}.store(in: &subscriptions)
print("A publisher of films")
