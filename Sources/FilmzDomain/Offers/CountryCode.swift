/// A country by its two-letter code of ISO 3166-1.
public struct CountryCode: Hashable, Sendable, TextCodable {
    /// The code in upper case.
    public let description: String

    /// Returns nil unless the text is two Latin letters.
    public init?(_ description: String) {
        guard description.utf8.count == 2,
            description.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 })
        else { return nil }
        self.description = description.uppercased()
    }

    private init(known description: String) {
        self.description = description
    }

    /// The default country, as in the configuration of providers.
    public static let usual = CountryCode(known: "US")

    /// The countries for which TMDb has offers.
    public static let withOffers = """
        AE AR AT AU BE BG BO BR CA CH CL CO CR CZ DE DK DO EC EE EG ES FI FR GB GR GT HK HN HR HU ID IE IL IN IS IT JP
        KE KR LT LU LV MA MT MX MY NG NL NO NZ PA PE PH PL PT PY RO RS SA SE SG SI SK TH TN TR TW UA US UY VE ZA
        """.split { $0 == " " || $0 == "\n" }.map { CountryCode(known: String($0)) }
}
