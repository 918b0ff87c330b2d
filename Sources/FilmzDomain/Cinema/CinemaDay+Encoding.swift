extension CinemaDay: Encodable {
    private enum CodingKeys: CodingKey {
        case day, days, fromWatchlist, others, asOf
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(day, forKey: .day)
        try members.encode(days, forKey: .days)
        try members.encode(mine, forKey: .fromWatchlist)
        try members.encode(others, forKey: .others)
        try members.encodeIfPresent(asOf, forKey: .asOf)
    }
}

extension CinemaDay.Entry: Encodable {
    private enum CodingKeys: CodingKey {
        case film, title, isSure, showings
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encodeIfPresent(film, forKey: .film)
        try members.encode(title, forKey: .title)
        try members.encode(isSure, forKey: .isSure)
        try members.encode(showings, forKey: .showings)
    }
}

extension CinemaDay.Showings: Encodable {
    private enum CodingKeys: CodingKey {
        case theatre, showtimes, lastDay
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(theatre.id, forKey: .theatre)
        try members.encode(showtimes, forKey: .showtimes)
        try members.encodeIfPresent(lastDay, forKey: .lastDay)
    }
}
