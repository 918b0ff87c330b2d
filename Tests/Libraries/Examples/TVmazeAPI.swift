import TVmazeAPI

// What the examples of the documentation use without saying where it comes from.
let tvmaze = TVmazeClient()
func keep(_ shows: [TVmazeShow]) {}
