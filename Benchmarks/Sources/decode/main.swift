import AMCAPI
import Foundation
import TMDbAPI

// Prints, as JSON, how many microseconds a film takes to be read, and to be parsed by JSONSerialization alone.

/// Both ways of reading a page, measured in turns; the median of many rounds.
func measure<Page: Decodable>(_ page: Data, as type: Page.Type, films: Int, with decoder: JSONDecoder) throws
    -> [String: Double]
{
    let rounds = 41
    let times = 4000 / films
    var decoding: [Double] = []
    var parsing: [Double] = []
    for _ in 0..<rounds {
        decoding.append(try time(times) { _ = try decoder.decode(type, from: page) })
        parsing.append(try time(times) { _ = try JSONSerialization.jsonObject(with: page) })
    }
    let films = Double(films)
    return ["films": films, "decoding": median(decoding) / films, "parsing": median(parsing) / films]
}

/// How many microseconds some work takes, done this many times.
func time(_ times: Int, _ work: () throws -> Void) throws -> Double {
    let duration = try ContinuousClock().measure {
        for _ in 0..<times { try work() }
    }
    return duration / .microseconds(1) / Double(times)
}

func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
}

let films = try TMDbVendor.makeDecoder().decode(TMDbMoviePage.self, from: Samples.filmsOfTMDb)
let movies = try AMCVendor.makeDecoder().decode(MoviesModel.self, from: Samples.filmsOfAMC)
guard films.results.count == 20, movies.movies.count == 200 else {
    print("The samples were not read whole.")
    throw CancellationError()
}
let told = [
    "TMDb": try measure(Samples.filmsOfTMDb, as: TMDbMoviePage.self, films: 20, with: TMDbVendor.makeDecoder()),
    "AMC": try measure(Samples.filmsOfAMC, as: MoviesModel.self, films: 200, with: AMCVendor.makeDecoder()),
]
print(String(decoding: try JSONEncoder().encode(told), as: UTF8.self))
