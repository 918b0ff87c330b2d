import Foundation

/// An invented network or web channel.
struct TVmazeChannel: Hashable, Sendable {
    let id: Int
    let name: String
    /// The country by ISO 3166-1; nil for none, such as for a global web channel.
    let country: String?

    /// A network of a country.
    static func network(_ country: String, chance: Chance) -> TVmazeChannel {
        let place = chance.number("network", in: 0...2)
        let name = ["Meridian", "Channel Nine and a Half", "Lantern"][place]
        return TVmazeChannel(id: number(country) * 10 + place + 1, name: "\(name) \(country)", country: country)
    }

    /// The global web channel.
    static let global = TVmazeChannel(id: 1, name: "Streamhouse", country: nil)

    /// The web channel of a country.
    static func local(_ country: String) -> TVmazeChannel {
        TVmazeChannel(id: number(country) * 10 + 5, name: "Nimbus \(country)", country: country)
    }

    private static func number(_ country: String) -> Int {
        country.utf8.reduce(0) { $0 * 26 + Int($1 &- 65) % 26 } + 10
    }

    var json: AnswerJSON {
        [
            "id": .int(id), "name": .string(name), "country": Self.json(country: country),
            "officialSite": country == nil ? "https://streamhouse.example/" : nil,
        ]
    }

    static func json(country: String?) -> AnswerJSON {
        guard let country else { return nil }
        return [
            "name": .string(countries[country] ?? country), "code": .string(country),
            "timezone": .string(timeZone(country)),
        ]
    }

    /// The time zone of TVmaze's times for a country.
    static func timeZone(_ country: String?) -> String {
        country.map { zones[$0] ?? "Europe/London" } ?? "UTC"
    }

    private static let zones = [
        "US": "America/New_York", "GB": "Europe/London", "JP": "Asia/Tokyo", "KR": "Asia/Seoul", "IN": "Asia/Kolkata",
        "DE": "Europe/Busingen", "IT": "Europe/Rome", "CA": "America/Halifax", "TR": "Europe/Istanbul",
        "FR": "Europe/Paris", "DK": "Europe/Copenhagen", "MX": "America/Monterrey", "SE": "Europe/Stockholm",
        "CN": "Asia/Shanghai", "ES": "Europe/Madrid", "AU": "Australia/Sydney", "BR": "America/Sao_Paulo",
        "NO": "Europe/Oslo", "PL": "Europe/Warsaw", "IE": "Europe/Dublin", "AR": "America/Buenos_Aires",
    ]

    private static let countries = [
        "US": "United States", "GB": "United Kingdom", "JP": "Japan", "KR": "Korea, Republic of", "IN": "India",
        "DE": "Germany", "IT": "Italy", "CA": "Canada", "TR": "Turkey", "FR": "France", "DK": "Denmark", "MX": "Mexico",
        "SE": "Sweden", "CN": "China", "ES": "Spain", "AU": "Australia", "BR": "Brazil", "NO": "Norway",
        "PL": "Poland", "IE": "Ireland", "AR": "Argentina",
    ]
}
