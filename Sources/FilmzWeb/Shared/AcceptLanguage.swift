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
}

extension Request {
    /// The language chosen in this browser, or else the one that the browser asks for.
    var language: Language {
        chosenLanguage ?? AcceptLanguage.best(headers[.acceptLanguage])
    }
}

extension HTTPFields {
    /// Sets the language of the content, and the headers on which that choice depends.
    mutating func setLanguage(_ language: Language, chosenBy names: [HTTPField.Name]) {
        self[.contentLanguage] = language.tag
        addVary(names)
    }
}
