import APICore
import Foundation

extension ITunesItem: Decodable {
    enum CodingKeys: String, CodingKey {
        case wrapperType, kind, collectionType
        case trackId, collectionId, artistId
        case trackName, trackCensoredName, collectionName, collectionCensoredName, artistName, collectionArtistName
        case trackViewUrl, collectionViewUrl, artistViewUrl, previewUrl, artworkUrl30, artworkUrl60, artworkUrl100
        case releaseDate, trackTimeMillis, country, primaryGenreName, genres, contentAdvisoryRating
        case trackExplicitness, collectionExplicitness, shortDescription, longDescription, description, copyright
        case averageUserRating, userRatingCount, discCount, discNumber, trackCount, trackNumber
        case isStreamable, hasITunesExtras, currency, formattedPrice, price
        case trackPrice, trackHdPrice, trackRentalPrice, trackHdRentalPrice, collectionPrice, collectionHdPrice
    }

    /// Reads what can be read. Fails for a record without any id.
    public init(from decoder: any Decoder) throws {
        let record = try decoder.container(keyedBy: CodingKeys.self)
        trackID = record.identifier(.trackId)
        collectionID = record.identifier(.collectionId)
        artistID = record.identifier(.artistId)
        guard let id = trackID ?? collectionID ?? artistID else {
            throw DecodingError.keyNotFound(
                CodingKeys.trackId, .init(codingPath: decoder.codingPath, debugDescription: "no id"))
        }
        self.id = id
        wrapperType = record.text(.wrapperType)
        rawKind = record.text(.kind)
        collectionType = record.text(.collectionType)
        trackName = record.text(.trackName)
        trackCensoredName = record.text(.trackCensoredName)
        collectionName = record.text(.collectionName)
        collectionCensoredName = record.text(.collectionCensoredName)
        artistName = record.text(.artistName)
        collectionArtistName = record.text(.collectionArtistName)
        trackViewURL = record.webURL(.trackViewUrl)
        collectionViewURL = record.webURL(.collectionViewUrl)
        artistViewURL = record.webURL(.artistViewUrl)
        previewURL = record.webURL(.previewUrl)
        artwork = record.artwork(.artworkUrl100) ?? record.artwork(.artworkUrl60) ?? record.artwork(.artworkUrl30)
        releaseDate = record.text(.releaseDate).flatMap(Date.init(iTunes:))
        runtime = record.integer(.trackTimeMillis).flatMap { $0 > 0 ? .milliseconds($0) : nil }
        country = record.text(.country)
        primaryGenreName = record.text(.primaryGenreName)
        genres = record.texts(.genres)
        contentAdvisoryRating = record.text(.contentAdvisoryRating)
        explicitness = record.text(.trackExplicitness) ?? record.text(.collectionExplicitness)
        shortDescription = record.text(.shortDescription)
        longDescription = record.text(.longDescription)
        htmlDescription = record.text(.description)
        copyright = record.text(.copyright)
        averageUserRating = record.number(.averageUserRating)
        userRatingCount = record.integer(.userRatingCount)
        discCount = record.integer(.discCount)
        discNumber = record.integer(.discNumber)
        trackCount = record.integer(.trackCount)
        trackNumber = record.integer(.trackNumber)
        isStreamable = record.flag(.isStreamable)
        hasITunesExtras = record.flag(.hasITunesExtras)
        currency = record.text(.currency)
        formattedPrice = record.text(.formattedPrice)
        amounts = Amounts(record)
    }
}

extension ITunesItem.Amounts {
    fileprivate init(_ record: KeyedDecodingContainer<ITunesItem.CodingKeys>) {
        track = record.price(.trackPrice)
        trackHD = record.price(.trackHdPrice)
        trackRental = record.price(.trackRentalPrice)
        trackHDRental = record.price(.trackHdRentalPrice)
        collection = record.price(.collectionPrice)
        collectionHD = record.price(.collectionHdPrice)
        book = record.price(.price)
    }
}

extension KeyedDecodingContainer<ITunesItem.CodingKeys> {
    fileprivate func artwork(_ key: Key) -> ITunesArtwork? {
        text(key).flatMap(ITunesArtwork.init)
    }

    fileprivate func price(_ key: Key) -> Decimal? {
        number(key).flatMap(Decimal.init(price:))
    }
}
