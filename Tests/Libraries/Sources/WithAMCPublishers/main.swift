import AMCAPIPublishers

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

var subscriptions = Set<AnyCancellable>()
AMCAPI.shared.setVendorAuthKey("key")
// No value is asked for, so nothing is sent.
AMCAPI.shared.fetchActiveMovies().prefix(0).sink { _ in
} receiveValue: { _ in
}.store(in: &subscriptions)
print("A publisher of films")
