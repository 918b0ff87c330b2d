public import APICore
public import Foundation

/// A person. https://www.tvmaze.com/api#people
public struct TVmazePerson: Sendable, Hashable, Identifiable {
    /// TVmaze's number of them.
    public let id: Int
    /// Their page on TVmaze, to link to.
    public let url: URL?
    /// The name.
    public let name: String?
    /// Where they were born.
    public let country: TVmazeCountry?
    /// The day of birth.
    public let birthday: PlainDate?
    /// The day of death.
    public let deathday: PlainDate?
    /// The gender by TVmaze's English word.
    public let gender: String?
    /// A picture of them.
    public let image: TVmazePicture?

    /// Made of these parts, as for a preview or a test.
    public init(
        id: Int, url: URL? = nil, name: String? = nil, country: TVmazeCountry? = nil, birthday: PlainDate? = nil,
        deathday: PlainDate? = nil, gender: String? = nil, image: TVmazePicture? = nil
    ) {
        self.id = id
        self.url = url
        self.name = name
        self.country = country
        self.birthday = birthday
        self.deathday = deathday
        self.gender = gender
        self.image = image
    }
}

extension TVmazePerson: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, url, name, country, birthday, deathday, gender, image
    }

    /// Reads what is there. Fails without an `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.id(.id)
        url = values.link(.url)
        name = values.text(.name)
        country = values.value(.country)
        birthday = values.day(.birthday)
        deathday = values.day(.deathday)
        gender = values.text(.gender)
        image = values.value(.image)
    }
}
