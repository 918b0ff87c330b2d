import Foundation

extension Theatre: Encodable {
    private enum CodingKeys: CodingKey {
        case id, source, name, place, timeZone, location
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(id, forKey: .id)
        try members.encode(source, forKey: .source)
        try members.encode(name, forKey: .name)
        try members.encode(place, forKey: .place)
        try members.encode(timeZone.identifier, forKey: .timeZone)
        try members.encodeIfPresent(location, forKey: .location)
    }
}
