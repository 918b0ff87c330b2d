import APICore
public import Foundation

extension ITunesItem {
    /// The title of the film, song or book, else of the bundle or album; of an artist, the name.
    public var name: String? { trackName ?? collectionName ?? (isArtist ? artistName : nil) }

    /// The record's page in the store.
    public var storeURL: URL? { trackViewURL ?? collectionViewURL ?? (isArtist ? artistViewURL : nil) }

    /// Whether the record is that of somebody who makes what is sold.
    private var isArtist: Bool { trackID == nil && collectionID == nil }

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
    /// What it costs to buy: a film in standard definition, a bundle or an album as a whole; 0 for what is free. Nil when
    /// it is not sold, for which the store sends nothing or -1, and of films and series also 0.
    public var price: ITunesPrice? {
        if trackID == nil { return price(collectionAmount) }
        return price(trackAmount ?? bookAmount)
    }

    /// What a film or a bundle costs to buy in high definition; nil when it is not sold so.
    public var hdPrice: ITunesPrice? {
        ITunesPrice(trackID == nil ? collectionHDAmount : trackHDAmount, currency: currency)
    }

    /// What a film costs to rent in standard definition; nil when it is not rented out so.
    public var rentalPrice: ITunesPrice? { ITunesPrice(trackRentalAmount, currency: currency) }

    /// What a film costs to rent in high definition; nil when it is not rented out so.
    public var hdRentalPrice: ITunesPrice? { ITunesPrice(trackHDRentalAmount, currency: currency) }

    /// What the bundle or album costs of which this is a part, 0 when it is free; nil when it belongs to none that is
    /// sold.
    public var collectionPrice: ITunesPrice? {
        if collectionID == nil { nil } else { price(collectionAmount) }
    }

    /// What the bundle costs in high definition of which this is a part; nil when it belongs to none that is sold so.
    public var collectionHDPrice: ITunesPrice? {
        if collectionID == nil { nil } else { ITunesPrice(collectionHDAmount, currency: currency) }
    }

    private func price(_ amount: Decimal?) -> ITunesPrice? {
        guard let amount, amount > 0 || amount == 0 && mayBeFree else { return nil }
        return ITunesPrice(amount, currency: currency)
    }

    /// Whether 0 means "free". Of films and series it means "not sold", and so it does of what may be one of them.
    private var mayBeFree: Bool {
        switch kind {
        case .album, .song, .ebook, .audiobook: true
        case .movie, .bundle, .tvSeason, .tvEpisode, .tvBundle: false
        case .other: rawKind.map { $0 != "music-video" } ?? false
        }
    }
}
