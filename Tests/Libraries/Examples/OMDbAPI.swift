import OMDbAPI

// What the examples of the documentation use without saying where it comes from.
let key = "key"
let omdb = OMDbClient(key: key)
nonisolated(unsafe) var films: [OMDbSearchItem] = []
