import APICore
import Foundation

extension ITunesItem {
    /// Alternative coding keys of some fields.
    private enum OtherKeys: String, CodingKey {
        case artworkUrl30, artworkUrl60, artistLinkUrl, collectionExplicitness
    }

    /// Decodes the fields that can be decoded. Fails for a record without any id.
    public init(from decoder: any Decoder) throws {
        let record = try decoder.container(keyedBy: CodingKeys.self)
        // Created only for the few records that need it, since it takes as long as the first.
        func other() throws -> KeyedDecodingContainer<OtherKeys> { try decoder.container(keyedBy: OtherKeys.self) }
        trackID = record.identifier(.trackID)
        collectionID = record.identifier(.collectionID)
        artistID = record.identifier(.artistID)
        guard let id = trackID ?? collectionID ?? artistID else {
            throw DecodingError.keyNotFound(
                CodingKeys.trackID, .init(codingPath: decoder.codingPath, debugDescription: "no id"))
        }
        self.id = id
        wrapperType = record.text(.wrapperType)
        rawKind = record.text(.rawKind)
        collectionType = record.text(.collectionType)
        trackName = record.text(.trackName)
        trackCensoredName = record.text(.trackCensoredName)
        collectionName = record.text(.collectionName)
        collectionCensoredName = record.text(.collectionCensoredName)
        artistName = record.text(.artistName)
        collectionArtistName = record.text(.collectionArtistName)
        collectionArtistID = record.identifier(.collectionArtistID)
        trackViewURL = record.webURL(.trackViewURL)
        collectionViewURL = record.webURL(.collectionViewURL)
        let isArtist = trackID == nil && collectionID == nil
        artistViewURL = try record.webURL(.artistViewURL) ?? (isArtist ? other().webURL(.artistLinkUrl) : nil)
        collectionArtistViewURL = record.webURL(.collectionArtistViewURL)
        previewURL = record.webURL(.previewURL)
        artwork = try record.artwork(.artwork) ?? other().artwork(.artworkUrl60) ?? other().artwork(.artworkUrl30)
        releaseDate = record.text(.releaseDate).flatMap(Date.init(iTunes:))
        milliseconds = record.integer(.milliseconds).flatMap { $0 > 0 ? $0 : nil }
        country = record.text(.country)
        primaryGenreName = record.text(.primaryGenreName)
        primaryGenreID = record.integer(.primaryGenreID)
        genres = record.texts(.genres)
        genreIDs = (record.list(.genreIDs) as [Lenient<Int>]).compactMap(\.wrappedValue)
        contentAdvisoryRating = record.text(.contentAdvisoryRating)
        explicitness = try record.text(.explicitness) ?? other().text(.collectionExplicitness)
        shortDescription = record.text(.shortDescription)
        longDescription = record.text(.longDescription)
        htmlDescription = record.text(.htmlDescription)
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
        trackAmount = record.amount(.trackAmount)
        trackHDAmount = record.filmAmount(.trackHDAmount)
        trackRentalAmount = record.filmAmount(.trackRentalAmount)
        trackHDRentalAmount = record.filmAmount(.trackHDRentalAmount)
        collectionAmount = record.amount(.collectionAmount)
        collectionHDAmount = record.filmAmount(.collectionHDAmount)
        bookAmount = record.amount(.bookAmount)
    }
}

extension KeyedDecodingContainer {
    fileprivate func artwork(_ key: Key) -> ITunesArtwork? {
        text(key).flatMap(ITunesArtwork.init)
    }

    fileprivate func amount(_ key: Key) -> Decimal? {
        number(key).flatMap(Decimal.init(price:))
    }

    /// A price that only films have, where 0 means that there is none.
    fileprivate func filmAmount(_ key: Key) -> Decimal? {
        amount(key).flatMap { $0 > 0 ? $0 : nil }
    }
}
