import FilmzText
import HTTPTypes
import Hummingbird

/// What a client says about languages of answers.
enum AcceptLanguage {
    /// The language of ours that the client likes best, and of several the one it names first; English when it names none.
    static func best(_ header: String?) -> Language {
        let wanted = AcceptedValues(header).all.compactMap { name, quality in
            Language(tag: name).map { (language: $0, quality: quality) }
        }
        guard let highest = wanted.map(\.quality).max(), highest > 0 else { return .english }
        return wanted.first { $0.quality == highest }?.language ?? .english
    }
}

extension Request {
    /// The language that the browser was told to show Filmz in, and without that the one it asks for.
    var language: Language {
        LanguageCookie.language(in: self) ?? AcceptLanguage.best(headers[.acceptLanguage])
    }
}

extension HTTPFields {
    /// Says in which language the content is, and what it was chosen by.
    mutating func setLanguage(_ language: Language, chosenBy names: [HTTPField.Name]) {
        self[.contentLanguage] = language.tag
        for name in names { addVary(name) }
    }
}
