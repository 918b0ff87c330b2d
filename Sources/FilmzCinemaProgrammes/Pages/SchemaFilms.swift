import Foundation

/// The films of an event.
struct SchemaFilms {
    private let films: [SchemaThing]
    /// The titles, joined by ` + `; nil when the event names no films separately.
    let title: String?
    let subtitles: [String]

    private static let keys = ["workPresented", "workFeatured", "workPerformed"]
    private static let filmLimit = 6

    /// - Parameters:
    ///   - series: the event that this one is a part of
    ///   - film: the film that the event is nested in
    init(_ event: SchemaThing, series: SchemaThing?, film: SchemaThing?, in index: SchemaThing.Index) {
        var films: [SchemaThing] = []
        var names: [String] = []
        for thing in [event, series].compactMap(\.self) where names.isEmpty {
            for key in Self.keys where names.isEmpty {
                films = Array(thing.things(key, in: index).prefix(Self.filmLimit))
                names = Array(thing.lines(key, in: index).prefix(Self.filmLimit))
            }
        }
        if names.isEmpty {
            films = (event.things("about", in: index) + [film].compactMap(\.self)).filter(SchemaType.isFilm)
            films = Array(films.prefix(1))
            names = films.compactMap { $0.line("name") }
        }
        self.films = films
        title = if names.isEmpty { nil } else { names.joined(separator: " + ") }
        subtitles = films.first?.lines("subtitleLanguage", in: index) ?? []
        directors = films.first?.lines("director", in: index) ?? []
    }

    private let directors: [String]

    /// Fills in the films' values. Values are only used for a single film, because those of several cannot be
    /// separated.
    func fill(in screening: inout Screening) {
        screening.filmTitle = title
        guard films.count == 1, let film = films.first else { return }
        screening.otherTitle = film.line("alternateName") ?? film.line("alternativeHeadline")
        let dates = ["copyrightYear", "dateCreated", "datePublished"].compactMap { film.text($0) }
        screening.year = dates.lazy.compactMap(Self.year).first
        if screening.year == nil, ![screening.name, title ?? ""].contains(where: Self.endsWithYear) {
            screening.dateYear = dates.lazy.compactMap(Self.yearOfDate).first
        }
        screening.runtime = Self.minutes(film.text("duration") ?? film.text("timeRequired"))
        if !directors.isEmpty { screening.director = directors.prefix(3).joined(separator: ", ") }
    }

    /// The year in `1982`, `1982.` or `(1982)`; nil for anything else. A complete date may be that of the page.
    private static func year(_ text: String) -> Int? {
        let digits = text.prefix(20).trimmingCharacters(in: .decimalDigits.inverted)
        guard digits.utf8.count == 4, let year = Int(digits), 1880...2100 ~= year else { return nil }
        return year
    }

    /// The year of a date that may be the film's release; nil for a date with a time of day, which is the page's
    /// publication.
    private static func yearOfDate(_ text: String) -> Int? {
        guard let written = WrittenTime(text), written.time.minuteOfDay ?? 0 == 0 else { return nil }
        return written.time.year
    }

    private static func endsWithYear(_ title: String) -> Bool {
        guard let last = title.last, last == ")" || last == "]" else { return false }
        let yearText = title.dropLast().suffix(4)
        return yearText.count == 4 && yearText.allSatisfy { $0.isASCII && $0.isNumber }
    }

    /// The minutes of `PT1H49M`, `P0DT109M`, `109`, `109 min` and `01:49:00`; nil for anything else.
    static func minutes(_ text: String?) -> Int? {
        guard let text = text?.prefix(40).uppercased().trimmingCharacters(in: .whitespaces) else { return nil }
        let minutes: Double
        if text.hasPrefix("P") {
            var total = 0.0
            var number = ""
            for character in text.dropFirst() {
                switch character {
                case "D":
                    total += 1_440 * (Double(number) ?? 0)
                    number = ""
                case "H":
                    total += 60 * (Double(number) ?? 0)
                    number = ""
                case "M":
                    total += Double(number) ?? 0
                    number = ""
                case "S":
                    total += (Double(number) ?? 0) / 60
                    number = ""
                case "T": number = ""
                default: number.append(character)
                }
            }
            minutes = total
        } else if text.contains(":") {
            let parts = text.split(separator: ":").map { Double($0) }
            guard parts.count >= 2, let hours = parts[0], let rest = parts[1] else { return nil }
            minutes = 60 * hours + rest
        } else {
            let digits = text.prefix { $0.isASCII && $0.isNumber }
            guard
                ["", "M", "MIN", "MIN.", "MINS", "MINUTES", "MINUTEN"].contains(
                    text.dropFirst(digits.count).trimmingCharacters(in: .whitespaces))
            else { return nil }
            minutes = Double(digits) ?? 0
        }
        guard 1...1_440 ~= minutes else { return nil }
        return Int(minutes)
    }
}
