public import APICore
public import Foundation

/// A person in the cast or the crew. https://www.tvmaze.com/api#people
public struct TVmazePerson: Sendable, Hashable, Identifiable {
    /// TVmaze's ID of the person.
    public let id: Int
    /// The person's page on TVmaze, to link to.
    public let url: URL?
    /// The person's name.
    public let name: String?
    /// The country of birth.
    public let country: TVmazeCountry?
    /// The day of birth.
    public let birthday: PlainDate?
    /// The day of death.
    public let deathday: PlainDate?
    /// The gender, as TVmaze names it in English.
    public let gender: String?
    /// A picture of the person.
    public let image: TVmazePicture?

    /// Creates a value from its parts, such as for a preview or a test.
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

    /// Decodes the model; a missing or broken field becomes nil or empty. Fails without an `id`.
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
