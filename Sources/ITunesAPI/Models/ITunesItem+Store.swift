import APICore
public import Foundation

extension ITunesItem {
    /// The title of the film, song or book, or else of the bundle or album; for an artist, the name.
    public var name: String? { trackName ?? collectionName ?? (isArtist ? artistName : nil) }

    /// The record's page in the store.
    public var storeURL: URL? { trackViewURL ?? collectionViewURL ?? (isArtist ? artistViewURL : nil) }

    /// Whether the record is an artist's.
    private var isArtist: Bool { trackID == nil && collectionID == nil }

    /// The address of the picture no larger than this number of pixels; nil if there is none. See
    /// ``ITunesArtwork/url(width:height:)``.
    public func artworkURL(width: Int, height: Int) -> URL? {
        artwork?.url(width: width, height: height)
    }

    /// The year of the store's date, which is only a hint of the film's year. See ``releaseDate``.
    public var releaseYear: Int? {
        releaseDate.map(\.utcYear)
    }
}

extension ITunesItem {
    /// The purchase price: of a film in standard definition, of a bundle or an album as a whole; 0 if it is free. Nil
    /// if it is not sold, for which the store sends nothing or -1, and for films and series also 0.
    public var price: ITunesPrice? {
        if trackID == nil { return price(collectionAmount) }
        return price(trackAmount ?? bookAmount)
    }

    /// The purchase price of a film or a bundle in high definition; nil if it is not sold in it.
    public var hdPrice: ITunesPrice? {
        ITunesPrice(trackID == nil ? collectionHDAmount : trackHDAmount, currency: currency)
    }

    /// The rental price of a film in standard definition; nil if it is not for rent in it.
    public var rentalPrice: ITunesPrice? { ITunesPrice(trackRentalAmount, currency: currency) }

    /// The rental price of a film in high definition; nil if it is not for rent in it.
    public var hdRentalPrice: ITunesPrice? { ITunesPrice(trackHDRentalAmount, currency: currency) }

    /// The price of the bundle or album that includes this record, 0 if it is free; nil if it belongs to none that is
    /// sold.
    public var collectionPrice: ITunesPrice? {
        if collectionID == nil { nil } else { price(collectionAmount) }
    }

    /// The price in high definition of the bundle that includes this record; nil if it belongs to none that is sold in
    /// it.
    public var collectionHDPrice: ITunesPrice? {
        if collectionID == nil { nil } else { ITunesPrice(collectionHDAmount, currency: currency) }
    }

    private func price(_ amount: Decimal?) -> ITunesPrice? {
        guard let amount, amount > 0 || amount == 0 && mayBeFree else { return nil }
        return ITunesPrice(amount, currency: currency)
    }

    /// Whether 0 means "free". For films and series, and for records that may be one of them, it means "not sold".
    private var mayBeFree: Bool {
        switch kind {
        case .album, .song, .ebook, .audiobook: true
        case .movie, .bundle, .tvSeason, .tvEpisode, .tvBundle: false
        case .other: rawKind.map { $0 != "music-video" } ?? false
        }
    }
}
