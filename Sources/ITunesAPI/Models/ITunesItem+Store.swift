import APICore
public import Foundation

extension ITunesItem {
    /// The title of the film, song or book, else of the bundle or album; nil for an artist.
    public var name: String? { trackName ?? collectionName }

    /// The record's page in the store.
    public var storeURL: URL? { trackViewURL ?? collectionViewURL }

    /// The picture no larger than this many pixels; nil when there is none. See ``ITunesArtwork/url(width:height:)``.
    public func artworkURL(width: Int, height: Int) -> URL? {
        artwork?.url(width: width, height: height)
    }

    /// The year of the store's date: only a hint of the film's year. See ``releaseDate``.
    public var releaseYear: Int? {
        releaseDate.map(\.utcYear)
    }
}

extension ITunesItem {
    /// What it costs to buy: a film in standard definition, a bundle or an album as a whole. Nil when it is not sold,
    /// for which the store sends nothing, 0 or -1. A free book has no price either.
    public var price: ITunesPrice? {
        if trackID == nil { return ITunesPrice(amounts.collection, currency) }
        return ITunesPrice(amounts.track ?? amounts.book, currency)
    }

    /// What a film or a bundle costs to buy in high definition; nil when it is not sold so.
    public var hdPrice: ITunesPrice? {
        ITunesPrice(trackID == nil ? amounts.collectionHD : amounts.trackHD, currency)
    }

    /// What a film costs to rent in standard definition; nil when it is not rented out so.
    public var rentalPrice: ITunesPrice? { ITunesPrice(amounts.trackRental, currency) }

    /// What a film costs to rent in high definition; nil when it is not rented out so.
    public var hdRentalPrice: ITunesPrice? { ITunesPrice(amounts.trackHDRental, currency) }

    /// What the bundle or album costs of which this is a part; nil when it belongs to none that is sold.
    public var collectionPrice: ITunesPrice? {
        collectionID == nil ? nil : ITunesPrice(amounts.collection, currency)
    }

    /// What the bundle costs in high definition of which this is a part; nil when it belongs to none that is sold so.
    public var collectionHDPrice: ITunesPrice? {
        collectionID == nil ? nil : ITunesPrice(amounts.collectionHD, currency)
    }
}
