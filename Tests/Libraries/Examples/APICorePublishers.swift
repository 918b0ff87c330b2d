import APICore
import OMDbAPI

// What the examples of the documentation use without saying where it comes from.
let omdb = OMDbClient(key: "key")
nonisolated(unsafe) var subscriptions: Set<AnyCancellable> = []
