import FilmzText
import HTTPTypes
import Hummingbird

/// The languages that a client asks for.
enum AcceptLanguage {
    /// The language that the client prefers among ours. Of several equal ones the first counts; English when the header
    /// names none of ours.
    static func best(_ header: String?) -> Language {
        let wanted = AcceptedValues(header).all.compactMap { name, quality in
            Language(tag: name).map { (language: $0, quality: quality) }
        }
        guard let highest = wanted.map(\.quality).max(), highest > 0 else { return .english }
        return wanted.first { $0.quality == highest }?.language ?? .english
    }

    /// The region of the tag that the client prefers among those of a language; nil when none of them names one. The
    /// region of another language says nothing: German browsers also ask for `en-US`.
    static func region(_ header: String?, of language: Language) -> Region? {
        var best: (region: Region, quality: Double)?
        for (name, quality) in AcceptedValues(header).all where quality > best?.quality ?? 0 {
            guard Language(tag: name) == language, let region = Region(tag: name) else { continue }
            best = (region: region, quality: quality)
        }
        return best?.region
    }
}

extension Request {
    /// The language chosen in this browser, or else the one that the browser asks for.
    var language: Language {
        chosenLanguage ?? AcceptLanguage.best(headers[.acceptLanguage])
    }

    /// The region that this browser names for its language; nil when it names none.
    var region: Region? { AcceptLanguage.region(headers[.acceptLanguage], of: language) }

    /// The words in the reader's language, with dates, times, numbers and stars in their forms. Files that are
    /// downloaded, and what programs read, take ``Strings/of(_:)`` instead, so that they are the same for everybody.
    var strings: Strings { strings(in: language) }

    /// The words in a language, likewise.
    func strings(in language: Language) -> Strings {
        let region = AcceptLanguage.region(headers[.acceptLanguage], of: language)
        return Strings.of(language).written(in: ReaderForms(chosenForms, region: region, language: language))
    }
}

extension HTTPFields {
    /// Sets the language of the content, and the headers on which that choice depends.
    mutating func setLanguage(_ language: Language, chosenBy names: [HTTPField.Name]) {
        self[.contentLanguage] = language.tag
        addVary(names)
    }
}
