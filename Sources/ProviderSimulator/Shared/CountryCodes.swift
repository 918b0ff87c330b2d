/// ISO 3166-1 and ISO 639-1, as far as the catalogue goes.
enum CountryCodes {
    /// `US` for `United States`; nil when not known.
    static func code(of country: String?) -> String? {
        country.flatMap { codes[$0] }
    }

    /// `en` for `English`; nil when not known.
    static func code(ofLanguage language: String?) -> String? {
        language.flatMap { languages[$0] }
    }

    /// `USA` for `US`: the iTunes Store writes countries with three letters.
    static func alpha3(_ code: String) -> String {
        storefronts[code] ?? code
    }

    /// The countries with an iTunes Store that sells films.
    static let storefronts = [
        "US": "USA", "GB": "GBR", "DE": "DEU", "FR": "FRA", "CA": "CAN", "AU": "AUS", "JP": "JPN", "IT": "ITA",
        "ES": "ESP", "AT": "AUT", "CH": "CHE", "MX": "MEX", "BR": "BRA", "IE": "IRL", "NL": "NLD", "SE": "SWE",
        "IN": "IND", "NZ": "NZL",
    ]

    private static let codes = [
        "United States": "US", "United Kingdom": "GB", "France": "FR", "Japan": "JP", "Germany": "DE", "Italy": "IT",
        "India": "IN", "Spain": "ES", "Australia": "AU", "Canada": "CA", "Sweden": "SE", "Soviet Union": "SU",
        "Hong Kong": "HK", "New Zealand": "NZ", "Mexico": "MX", "Denmark": "DK", "South Korea": "KR", "Austria": "AT",
        "Turkey": "TR", "Ireland": "IE", "China": "CN", "Brazil": "BR", "Belgium": "BE", "West Germany": "DE",
        "South Africa": "ZA", "Poland": "PL", "Norway": "NO", "Iran": "IR", "Argentina": "AR", "Switzerland": "CH",
        "Taiwan": "TW", "Russia": "RU", "Netherlands": "NL", "Hungary": "HU", "Finland": "FI", "Latvia": "LV",
    ]

    private static let languages = [
        "English": "en", "French": "fr", "German": "de", "Spanish": "es", "Italian": "it", "Japanese": "ja",
        "Russian": "ru", "Latin": "la", "Hindi": "hi", "Swedish": "sv", "Cantonese": "cn", "Arabic": "ar",
        "Polish": "pl", "Turkish": "tr", "Portuguese": "pt", "Korean": "ko", "Danish": "da", "Mandarin": "zh",
        "Hungarian": "hu", "Greek": "el", "Hebrew": "he", "Dutch": "nl", "Czech": "cs", "Norwegian": "no",
        "Persian": "fa", "Tamil": "ta", "Telugu": "te", "Malayalam": "ml", "Bengali": "bn", "Vietnamese": "vi",
        "Indonesian": "id", "Thai": "th", "Romanian": "ro",
    ]
}
