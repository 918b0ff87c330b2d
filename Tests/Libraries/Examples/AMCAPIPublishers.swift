// What the examples of the documentation use without saying where it comes from.
let key = "key"
nonisolated(unsafe) var subscriptions: Set<AnyCancellable> = []
