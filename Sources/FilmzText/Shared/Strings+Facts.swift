import FilmzTextFolding

extension Strings {
    /// A genre in the reader's language; as it is when no table knows it.
    public func genre(_ name: String) -> String {
        genreNames[name] ?? name
    }

    /// A film's country in the reader's language; as it is when no table knows it.
    public func country(_ name: String) -> String {
        countryNames[name] ?? name
    }

    /// A language that is spoken in a film, likewise.
    public func spokenLanguage(_ name: String) -> String {
        spokenLanguageNames[name] ?? name
    }

    public func list(_ items: [String]) -> String {
        items.joined(separator: self[SharedText.listSeparator])
    }

    /// `omdb, tmdb or amc`.
    public func either(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return self[SharedText.either, ["first": list(items.dropLast()), "last": last]]
    }

    /// Whether the answer to a question is yes, in the reader's language or in English; its first letter is enough.
    public func isYes(_ answer: String) -> Bool {
        let yes = TextFolding.folded(self[CommandText.yes])
        return ["y", "yes", yes, String(yes.prefix(1))].contains(TextFolding.folded(answer))
    }

    /// `1994 · Drama`; empty parts are left out.
    public func facts(_ parts: [String?]) -> String {
        var facts = ""
        for part in parts {
            guard let part, !part.isEmpty else { continue }
            if !facts.isEmpty { facts += self[SharedText.separator] }
            facts += part
        }
        return facts
    }
}
