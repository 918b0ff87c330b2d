import Foundation

/// How the names resemble those of IMDb, as counted on what was written.
struct Shares {
    let lines: [String]

    /// - Parameter films: The best known first.
    init(_ films: [Target], origins: [Film.Origin: Int]) {
        var names = 0
        var letters = 0
        var foreign = 0
        var words = 0
        var terms: [String: Int] = [:]
        var titles: [String: Int] = [:]
        for film in films {
            for (number, bytes) in film.names.enumerated() {
                let name = String(decoding: bytes, as: UTF8.self)
                let folded = TypedText(name).withoutAccents.text
                let tokens = folded.split { !$0.isLetter && !$0.isNumber }
                names += 1
                letters += name.unicodeScalars.count
                words += tokens.count
                foreign += bytes.contains { $0 > 127 } ? 1 : 0
                for token in tokens { terms[String(token), default: 0] += 1 }
                if number == 0 { titles[folded, default: 0] += 1 }
            }
        }
        let rated = films.filter { $0.popularity > 0 }.count
        let years = films.compactMap(\.year).sorted()
        let common = titles.filter { !$0.key.contains(" ") }.map(\.value).filter { $0 >= 20 }
        let dated = films.count - years.count
        func share(_ part: Int, of whole: Int) -> String {
            String(format: "%.1f %%", 100 * Double(part) / Double(max(1, whole)))
        }
        func mean(_ sum: Int) -> String { String(format: "%.1f", Double(sum) / Double(names)) }
        func votes(_ rank: Int) -> Int { rank <= films.count ? films[rank - 1].popularity : 0 }
        lines = [
            "films and series: \(films.count) with \(names) names",
            "letters and words of a name: \(mean(letters)) and \(mean(words)); different words: \(terms.count), "
                + "of them \(terms.values.filter { $0 == 1 }.count) used once",
            "names with letters that are not ASCII: \(share(foreign, of: names))",
            "titles taken from an earlier film: \(share(origins[.duplicate] ?? 0, of: films.count)); "
                + "films that share their title with another: "
                + share(titles.values.filter { $0 > 1 }.reduce(0, +), of: films.count),
            "one-word titles of twenty films or more: \(common.count); the most common one: \(common.max() ?? 0) films",
            "sequels: \(share(origins[.sequel] ?? 0, of: films.count)); "
                + "from the starter catalogue: \(origins[.known] ?? 0)",
            "without votes: \(share(films.count - rated, of: films.count)); votes of the films ranked 1, 1,000 and "
                + "100,000: \(votes(1)), \(votes(1_000)), \(votes(100_000))",
            "without a year: \(share(dated, of: films.count)); half are of \(years.isEmpty ? 0 : years[years.count / 2]) or later",
        ]
    }
}
