/// The titles in the sentences of a letter: in quotes, emphasised, or recognised by their capital letters.
struct SentenceTitles {
    /// The titles; empty when nothing suggests a sentence with titles in it.
    private(set) var films: [PastedFilm] = []

    /// The number of words in lower case that are hardly all inside a title.
    private static let lowerLimit = 3

    /// - Parameter segments: the parts of one line
    init(_ segments: [TextSegment]) {
        var lowerCount = 0
        var isSpoken = false
        var found: [PastedFilm] = []
        for (index, segment) in segments.enumerated() {
            guard found.count < PastedLine.filmLimit else { break }
            if segment.isMarked {
                guard segment.text.hasWord else { continue }
                let next = if segments.indices.contains(index + 1) { segments[index + 1].text } else { "" }
                found.append(Self.film(segment.text, followedBy: next))
            } else {
                let runs = CapitalRuns(segment.text, isStart: index == 0)
                lowerCount += runs.lowerCount
                if runs.isSpoken { isSpoken = true }
                found += runs.films
            }
        }
        let hasMarked = segments.count > 1 && segments.contains(where: \.isMarked)
        if isSpoken && (hasMarked || lowerCount >= Self.lowerLimit) || hasMarked && lowerCount > Self.lowerLimit {
            films = found
        }
    }

    /// A film with the year that follows its title: `(1991)`, `from 1991`.
    private static func film(_ title: String, followedBy rest: String) -> PastedFilm {
        let words = rest.prefix(40).split(separator: " ").prefix(2)
        let skips = words.first.map { ["from", "von", "aus"].contains($0.lowercased()) } == true
        let year = (skips ? words.dropFirst() : words).first.flatMap { FilmYear($0)?.year }
        return PastedFilm(year.map { "\(title) (\($0))" } ?? title, place: .marked)
    }
}
