public import FilmzDomain

extension Strings {
    public func name(of field: AdvertisementField) -> String {
        switch field {
        case .name: self[AdvertisingText.name]
        case .text: self[AdvertisingText.text]
        case .link: self[AdvertisingText.link]
        case .price: self[AdvertisingText.price]
        case .from: self[AdvertisingText.firstDay]
        case .until: self[AdvertisingText.lastDay]
        case .priority: self[AdvertisingText.priority]
        case .films: self[AdvertisingText.films]
        case .series: self[AdvertisingText.series]
        case .genres: self[AdvertisingText.genres]
        case .people: self[AdvertisingText.people]
        case .keywords: self[AdvertisingText.keywords]
        case .audience: self[AdvertisingText.audience]
        }
    }

    public func message(for problem: AdvertisingProblem) -> String {
        switch problem {
        case .missing(.films): self[AdvertisingText.missingRule]
        case .missing(let field): self[AdvertisingText.missing, ["field": name(of: field)]]
        case .tooLong(let field, let limit):
            self[AdvertisingText.tooLong, ["field": name(of: field), "limit": number(limit)]]
        case .malformed(.films): self[AdvertisingText.malformedFilms]
        case .malformed(let field): self[AdvertisingText.malformed, ["field": name(of: field)]]
        case .tooMany(let field):
            self[
                AdvertisingText.tooManyValues,
                ["field": name(of: field), "limit": number(AdvertisementRules.countLimit)]]
        case .tooManyOffers: self[AdvertisingText.tooMany, ["limit": number(Advertisement.countLimit)]]
        case .noSuchOffer: self[AdvertisingText.gone]
        case .noPicture: self[AdvertisingText.noPicture, ["size": pictureSize]]
        case .unreachablePicture: self[AdvertisingText.unreachablePicture]
        case .noTable: self[AdvertisingText.noTable]
        case .line(let line, let problem):
            self[AdvertisingText.line, ["line": number(line), "problem": message(for: problem)]]
        }
    }

    /// The largest size of a picture, in kilobytes.
    public var pictureSize: String { number(AdvertisementPicture.byteLimit / 1024) }
}
