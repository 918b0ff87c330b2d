/// Folded names of languages in cinemas' spellings.
enum ShowtimeLanguages {
    /// The ISO 639-1 code of a name; nil for other words.
    static func code(_ word: String) -> String? { codes[word] }

    private static let names: [String: String] = [
        "en":
            "en eng engl english englisch englische englischer englischen anglais anglaise ingles inglese engels engelsk engelska englanti engelstalig",
        "de":
            "de ger german deutsch deutsche deutscher deutschen allemand allemande aleman tedesco duits tysk tyska saksa dt",
        "fr":
            "fr french franzosisch franzosische francais francaise frances francese frans fransk franska ranska franz vf",
        "es":
            "es spanish spanisch spanische espagnol espagnole espanol castellano spagnolo spaans spansk spanska esp castilian",
        "it": "ita italian italienisch italienische italien italienne italiano italiana italiaans italiensk italienska",
        "nl":
            "nl dutch niederlandisch niederlandische hollandisch neerlandais holandes olandese nederlands nederlandse nederlandsk",
        "ca": "ca catalan katalanisch catala catalana",
        "pt": "pt portuguese portugiesisch portugais portugues portoghese",
        "pl": "pl polish polnisch polnische polonais polaco polacco polski polsk polska",
        "tr": "tr turkish turkisch turkische turc turco turkce tyrkisk turkiska",
        "uk": "ukr ukrainian ukrainisch ukrainische ukrainien ucraniano ucraino ukrainska",
        "ru": "ru russian russisch russische russe ruso russo russisk ryska",
        "ar": "ar arabic arabisch arabische arabe arabo arabisk arabiska",
        "hi": "hi hindi", "te": "telugu", "ta": "tamil", "ml": "malayalam", "kn": "kannada", "pa": "punjabi",
        "bn": "bengali bangla", "ur": "urdu", "mr": "marathi", "gu": "gujarati",
        "ja": "ja jap japanese japanisch japanische japonais japones giapponese japans japansk japanska",
        "ko": "ko kor korean koreanisch koreanische coreen coreano koreaans koreansk koreanska",
        "zh": "zh chinese chinesisch chinesische chinois chino cinese mandarin cantonese kantonesisch",
        "fa": "fa persian persisch farsi", "he": "he hebrew hebraisch", "el": "gr greek griechisch griechische",
        "sv": "sv svensk svenska swedish schwedisch ruotsi", "da": "da dk dansk danska danish danisch",
        "no": "no norsk norska norwegian norwegisch", "fi": "fi fin finnish finnisch suomi suomeksi finsk finska",
        "hu": "hu hungarian ungarisch", "cs": "cz czech tschechisch", "ro": "ro romanian rumanisch",
        "sr": "serbian serbisch", "hr": "croatian kroatisch", "bg": "bulgarian bulgarisch", "th": "thai",
        "vi": "vietnamese vietnamesisch",
    ]

    private static let codes: [String: String] = {
        var codes: [String: String] = [:]
        for (code, words) in names {
            for word in words.split(separator: " ") { codes[String(word)] = code }
        }
        return codes
    }()

    /// The letters for languages in Swiss programmes.
    static let swiss: [Character: String] = ["D": "de", "F": "fr", "I": "it", "E": "en", "S": "es"]
}
