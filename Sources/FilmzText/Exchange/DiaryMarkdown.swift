public import FilmzDomain

/// What a person saw as a text in Markdown, by month, newest first. It is written viewing by viewing.
public struct DiaryMarkdown: Sendable {
    private let strings: Strings
    /// The heading under which the last viewing stands.
    private var heading: String?

    public init(_ strings: Strings) {
        self.strings = strings
    }

    /// What the text begins with.
    public var head: String { "# " + strings[ExportText.viewings] + "\n" }

    /// The lines of a viewing, with a heading if a month begins.
    /// - Parameter film: with the title that the reader knows
    public mutating func lines(_ entry: DiaryEntry, of film: Film) -> String {
        let viewing = entry.viewing
        var lines = ""
        let month = strings.month(of: viewing.watchedOn)
        if month != heading {
            lines += "\n## \(month)\n\n"
            heading = month
        }
        let title = film.year.map { "\(film.title) (\($0))" } ?? film.title
        let facts: [String?] = [
            entry.episode.map { strings.facts([$0.number?.description, $0.title]) },
            viewing.rating?.signs,
        ]
        let rest = strings.facts(facts + strings.facts(of: viewing))
        let day = strings.watchedOn(viewing.watchedOn)
        lines += "- \(Self.escaped(day)): **\(Self.escaped(title))**"
        if !rest.isEmpty { lines += strings[SharedText.separator] + Self.escaped(rest) }
        lines += "\n"
        guard !viewing.note.isEmpty else { return lines }
        for line in viewing.note.split(separator: "\n", omittingEmptySubsequences: false) {
            lines += "  > " + Self.escaped(String(line)) + "\n"
        }
        return lines
    }

    /// What the text ends with.
    public func end(_ report: ExportLosses, madeOn day: CalendarDay) -> String {
        let made = strings[ExportText.madeOn, ["day": strings.day(day)]]
        return "\n---\n\n\(Self.escaped(made)). \(Self.escaped(strings.sentence(report)))\n"
    }

    /// The text without anything that Markdown would take for a sign.
    static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if "\\`*_[]<>#|".contains(character) { result.append("\\") }
            result.append(character)
        }
    }
}

extension Strings {
    /// The month in which something was seen, as exactly as it is known.
    public func month(of time: WatchedOn) -> String {
        switch time {
        case .unknown: self[ExportText.noDay]
        case .year(let year): String(year)
        case .month(let year, let month): self.month(month, of: year)
        case .day(let day), .time(let day, _, _): month(day.month, of: day.year)
        }
    }

    /// Where and with whom a film was seen, whether again, and what else is said of that evening in few words.
    public func facts(of viewing: Viewing) -> [String?] {
        [
            viewing.place,
            with(viewing.companions),
            viewing.isRewatch ? self[ExportText.seenBefore] : nil, ending(viewing),
            viewing.tags.all.map { "#" + $0.text }.joined(separator: " "),
        ]
    }

    /// The sentence that a viewing was not finished, with the time when it was stopped; nil when it was finished.
    private func ending(_ viewing: Viewing) -> String? {
        guard case .stopped(let minute, let reason) = viewing.ending else { return nil }
        let text = minute.map { self[ExportText.stoppedAt, ["time": runtime($0)]] } ?? self[ExportText.stopped]
        return if reason.isEmpty { text } else { "\(text): \(reason)" }
    }
}
