import APICore
import Foundation
import TMDbAPI

// What the examples of the documentation use without saying where it comes from.
let token = "token"
let tmdb = TMDbClient(token: token)
let film = TMDbMovie(id: 1)
let yesterday = PlainDate(Date(timeIntervalSinceNow: -86_400), in: .gmt)
let enough = true
let isFull = true
func show(_ something: Any) {}
func showNothing() {}
func refresh(_ ids: [Int]) {}
func warn(_ text: String) {}
func askForAnotherKey() {}
