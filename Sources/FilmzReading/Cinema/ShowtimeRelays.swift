/// Titles that announce something other than a film that can be looked up.
enum ShowtimeRelays {
    private static let beginnings: [(words: String, relay: ShowtimeTitle.Relay)] = [
        ("met opera", .opera), ("the met opera", .opera), ("metropolitan opera", .opera),
        ("the metropolitan opera", .opera), ("die metropolitan opera", .opera), ("met live", .opera),
        ("met im kino", .opera), ("live aus der met", .opera), ("the met live", .opera), ("royal opera", .opera),
        ("the royal opera", .opera), ("rbo", .opera), ("roh", .opera), ("opera de paris", .opera),
        ("opera national de paris", .opera), ("teatro alla scala", .opera), ("la scala", .opera),
        ("glyndebourne", .opera), ("bayreuther festspiele", .opera), ("wiener staatsoper", .opera),
        ("opera live", .opera), ("oper live", .opera), ("royal ballet", .ballet), ("the royal ballet", .ballet),
        ("bolshoi", .ballet), ("bolschoi", .ballet), ("paris opera ballet", .ballet), ("ballet live", .ballet),
        ("nt live", .theatre), ("ntlive", .theatre), ("nt", .theatre), ("national theatre live", .theatre),
        ("comedie francaise", .theatre), ("nt at home", .theatre), ("salzburger festspiele", .opera),
        ("matthew bournes", .ballet), ("matthew bourne", .ballet), ("almeida theatre live", .theatre),
        ("rsc live", .theatre), ("royal shakespeare company", .theatre), ("the royal shakespeare company", .theatre),
        ("kenneth branagh theatre", .theatre), ("stage on screen", .theatre), ("exhibition on screen", .exhibition),
        ("great art on screen", .exhibition), ("la grande arte al cinema", .exhibition),
        ("arts in cinema", .exhibition), ("andre rieu", .concert), ("andre rieus", .concert), ("bts", .concert),
        ("berliner philharmoniker", .concert), ("wiener philharmoniker", .concert),
    ]

    /// The relay that the title's first words announce; nil when there is none.
    /// - Parameter folded: the folded title
    static func relay(_ folded: String) -> ShowtimeTitle.Relay? {
        beginnings.first { ShowtimeWords.begins(folded, with: $0.words) }?.relay
    }

    /// The names of each house: the catalogue may have a relay under another one than the cinema's.
    private static let houses = [
        ["National Theatre Live", "NT Live", "NTLive", "NT"],
        ["The Metropolitan Opera", "Metropolitan Opera", "The Met Opera", "Met Opera", "The Met Live", "Met Live"],
        ["The Royal Opera", "Royal Opera", "RBO Live", "RBO", "ROH Live", "ROH"], ["The Royal Ballet", "Royal Ballet"],
        ["Royal Shakespeare Company", "The Royal Shakespeare Company", "RSC Live", "RSC"],
    ]

    /// The possible names of a relay: as written, and with the other names of its house.
    static func names(_ title: String) -> [String] {
        var names = [title]
        for house in houses {
            for name in house {
                guard title.lowercased().hasPrefix(name.lowercased()),
                    let separator = title.dropFirst(name.count).first,
                    !separator.isLetter
                else { continue }
                let rest = title.dropFirst(name.count).drop { !$0.isLetter && !$0.isNumber }
                names += house.filter { $0 != name }.prefix(4).map { "\($0): \(rest)" }
                return names
            }
        }
        return names
    }

    private static let secrets = [
        "sneak preview", "sneak peek", "sneak", "mystery movie", "mystery film", "secret movie", "secret film",
        "secret screening", "surprise film", "surprise movie", "surprise screening", "scream unseen",
        "screen unseen", "mystery screening", "uberraschungsfilm", "uberraschungspremiere", "film surprise",
        "film a sorpresa", "pelicula sorpresa", "verrassingsfilm", "overraskelsesfilm", "overraskningsfilm",
        "yllatyselokuva", "film niespodzianka",
    ]

    /// Whether the film is kept secret: the title begins or ends with such words, apart from versions and formats. A
    /// title after `Sneak Preview:` is not secret.
    static func isUnknownFilm(_ text: String) -> Bool {
        if let colon = text.firstIndex(of: ":") {
            let before = ShowtimeWords(text[..<colon]).folded
            let after = text[text.index(after: colon)...]
            let isTold = !ShowtimeWords(after).folded.isEmpty && ShowtimePhrases.marks(of: after) == nil
            if ["sneak preview", "sneak peek"].contains(before), isTold { return false }
        }
        let whole = ShowtimeWords(text).folded
        guard secrets.contains(where: whole.contains) else { return false }
        var stripper = ShowtimeTitleStripper(text)
        stripper.stripVersions()
        return stripper.interpretations.contains { interpretation in
            let folded = ShowtimeWords(interpretation.title).folded
            return secrets.contains { words in
                ShowtimeWords.begins(folded, with: words) && (words != "sneak" || isSneak(folded))
                    || ShowtimeWords.ends(folded, with: words) && folded != "the " + words
            }
        }
    }

    /// Whether this is `Sneak`, `Sneak OV`, `Sneak 12` or `Sneak Kino`, and not a title such as `Sneak Attack`.
    private static func isSneak(_ folded: String) -> Bool {
        folded.split(separator: " ").dropFirst().allSatisfy { word in
            ShowtimePhrases.marks(of: word) != nil || word.allSatisfy(\.isNumber)
                || ["kino", "night", "nacht", "abend", "monday", "montag", "uhr", "der", "the", "film"].contains(word)
        }
    }
}
