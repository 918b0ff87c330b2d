/// Codes by ISO 3166-1 and ISO 639-1 for the countries and languages in the catalogue.
enum CountryCodes {
    /// The code of a country, `US` for `United States`; nil if it is unknown.
    static func code(of country: String?) -> String? {
        country.flatMap { codes[$0] }
    }

    /// The code of a language, `en` for `English`; nil if it is unknown.
    static func code(ofLanguage language: String?) -> String? {
        language.flatMap { languages[$0] }
    }

    /// The three-letter code that the iTunes Store uses: `USA` for `US`.
    static func alpha3(_ code: String) -> String {
        storefronts[code] ?? code
    }

    /// The countries with an iTunes Store that sells films.
    static let storefronts = [
        "US": "USA", "GB": "GBR", "DE": "DEU", "FR": "FRA", "CA": "CAN", "AU": "AUS", "JP": "JPN", "IT": "ITA",
        "ES": "ESP", "AT": "AUT", "CH": "CHE", "MX": "MEX", "BR": "BRA", "IE": "IRL", "NL": "NLD", "SE": "SWE",
        "IN": "IND", "NZ": "NZL",
    ]

    /// All country codes, ISO 3166-1 alpha-2.
    static let all = Set(
        """
        AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ \
        CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO \
        FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE \
        JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO \
        MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW \
        PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM \
        TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
        """
        .split(separator: " ").map(String.init))

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
