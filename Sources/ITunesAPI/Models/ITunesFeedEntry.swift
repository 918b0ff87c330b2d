import APICore
public import Foundation

/// A film, a season or an episode in a chart.
public struct ITunesFeedEntry: Sendable, Hashable, Identifiable {
    /// The id in this storefront, for ``ITunesClient/lookup(ids:)``.
    public let id: Int64
    /// The title, sometimes followed by a year or an edition.
    public let name: String?
    /// The title and the director in one line: "Heat - Michael Mann".
    public let title: String?
    /// The director, sometimes the studio.
    public let artistName: String?
    /// A summary of the plot.
    public let summary: String?
    /// The purchase price; nil if it is not sold.
    public let price: ITunesPrice?
    /// The rental price; nil if it is not for rent.
    public let rentalPrice: ITunesPrice?
    /// The path of the poster; nil if there is none.
    public let artwork: ITunesArtwork?
    /// The film's page in the store.
    public let storeURL: URL?
    /// The trailer, to stream but not to store. Nil for many.
    public let previewURL: URL?
    /// The length of the trailer; nil if the store does not say, or sends an impossible length.
    public let previewDuration: Duration?
    /// The genre; nil if the store sends none.
    public let genre: ITunesGenre?
    /// The genre's name in the storefront's language.
    public let genreName: String?
    /// The store's date; see ``ITunesItem/releaseDate``.
    public let releaseDate: Date?
    /// The copyright line.
    public let rights: String?
    /// The season that an episode belongs to; nil for all other entries.
    public let seasonName: String?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        id: Int64, name: String? = nil, title: String? = nil, artistName: String? = nil, summary: String? = nil,
        price: ITunesPrice? = nil, rentalPrice: ITunesPrice? = nil, artwork: ITunesArtwork? = nil,
        storeURL: URL? = nil, previewURL: URL? = nil, previewDuration: Duration? = nil, genre: ITunesGenre? = nil,
        genreName: String? = nil, releaseDate: Date? = nil, rights: String? = nil, seasonName: String? = nil
    ) {
        self.id = id
        self.name = name
        self.title = title
        self.artistName = artistName
        self.summary = summary
        self.price = price
        self.rentalPrice = rentalPrice
        self.artwork = artwork
        self.storeURL = storeURL
        self.previewURL = previewURL
        self.previewDuration = previewDuration
        self.genre = genre
        self.genreName = genreName
        self.releaseDate = releaseDate
        self.rights = rights
        self.seasonName = seasonName
    }

    /// The year of the store's date, which is only a hint of the film's year.
    public var releaseYear: Int? { releaseDate.map(\.utcYear) }

    /// The address of the picture no larger than this number of pixels; nil if there is none. See
    /// ``ITunesArtwork/url(width:height:)``.
    public func artworkURL(width: Int, height: Int) -> URL? {
        artwork?.url(width: width, height: height)
    }
}

extension ITunesFeedEntry: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, title, summary, rights, link, category
        case name = "im:name"
        case images = "im:image"
        case price = "im:price"
        case rentalPrice = "im:rentalPrice"
        case artist = "im:artist"
        case releaseDate = "im:releaseDate"
        case season = "im:collection"
    }

    /// Decodes the fields that can be decoded. Fails for an entry without an id.
    public init(from decoder: any Decoder) throws {
        let entry = try decoder.container(keyedBy: CodingKeys.self)
        let page = entry.element(.id)
        guard let id = page?.identifier else {
            throw DecodingError.keyNotFound(
                CodingKeys.id, .init(codingPath: decoder.codingPath, debugDescription: "no id"))
        }
        self.id = id
        name = entry.element(.name)?.label
        title = entry.element(.title)?.label
        artistName = entry.element(.artist)?.label
        summary = entry.element(.summary)?.label
        price = entry.element(.price)?.price
        rentalPrice = entry.element(.rentalPrice)?.price
        artwork = entry.oneOrMany(ITunesFeedElement.self, from: .images)
            .max { $0.height < $1.height }?.label.flatMap(ITunesArtwork.init)
        let links = entry.oneOrMany(ITunesFeedElement.self, from: .link)
        let preview = links.first { $0.attributes["rel"] == "enclosure" }
        let alternate = links.first { $0.attributes["rel"] == "alternate" }
        storeURL = (alternate?.attributes["href"] ?? page?.label).flatMap(URL.init(web:))
        previewURL = preview?.attributes["href"].flatMap(URL.init(web:))
        previewDuration = preview?.duration.flatMap {
            (1...86_400_000).contains($0) ? .milliseconds(Int($0.rounded())) : nil
        }
        let category = entry.element(.category)
        genre = category?.attributes["im:id"].flatMap { Int($0) }.map(ITunesGenre.init)
        genreName = category?.attributes["label"] ?? category?.attributes["term"]
        releaseDate = entry.element(.releaseDate)?.label.flatMap(Date.init(iTunes:))
        rights = entry.element(.rights)?.label
        let season: ITunesFeedCollection? = entry.value(.season)
        seasonName = season?.name
    }

    /// Encodes the entry as the store sends it.
    public func encode(to encoder: any Encoder) throws {
        var entry = encoder.container(keyedBy: CodingKeys.self)
        try entry.encode(ITunesFeedElement(nil, attributes: ["im:id": "\(id)"]), forKey: .id)
        try entry.encode(label: name, forKey: .name)
        try entry.encode(label: title, forKey: .title)
        try entry.encode(label: artistName, forKey: .artist)
        try entry.encode(label: summary, forKey: .summary)
        try entry.encodeIfPresent(price.map(ITunesFeedElement.init), forKey: .price)
        try entry.encodeIfPresent(rentalPrice.map(ITunesFeedElement.init), forKey: .rentalPrice)
        try entry.encode(label: artwork?.url.absoluteString, forKey: .images)
        var links: [ITunesFeedElement] = []
        if let storeURL {
            links.append(.init(nil, attributes: ["rel": "alternate", "href": storeURL.absoluteString]))
        }
        if previewURL != nil || previewDuration != nil {
            let attributes = ["rel": "enclosure", "href": previewURL?.absoluteString]
            links.append(.init(nil, attributes: attributes, duration: previewDuration.map { $0 / .milliseconds(1) }))
        }
        try entry.encode(links, forKey: .link)
        let category = ITunesFeedElement(
            nil, attributes: ["im:id": genre.map { "\($0.rawValue)" }, "label": genreName])
        try entry.encode(category, forKey: .category)
        try entry.encode(label: releaseDate?.iso, forKey: .releaseDate)
        try entry.encode(label: rights, forKey: .rights)
        try entry.encodeIfPresent(seasonName.map(ITunesFeedCollection.init), forKey: .season)
    }
}

extension ITunesFeedElement {
    /// The id attribute, or else the number at the end of the address: `…/id1571938432?uo=2`.
    fileprivate var identifier: Int64? {
        let written = attributes["im:id"].flatMap { Int64($0.trimmed) }
        let id = written ?? label?.firstMatch(of: #/\/id(\d+)(?:[?#/]|$)/#).flatMap { Int64($0.1) }
        return id.flatMap { $0 > 0 ? $0 : nil }
    }

    fileprivate var height: Int { attributes["height"].flatMap { Int($0) } ?? 0 }

    fileprivate var price: ITunesPrice? {
        let amount = attributes["amount"].flatMap { Double($0) }.flatMap(Decimal.init(price:))
        return ITunesPrice(amount.flatMap { $0 > 0 ? $0 : nil }, currency: attributes["currency"])
    }

    fileprivate init(_ price: ITunesPrice) {
        self.init(nil, attributes: ["amount": "\(price.amount)", "currency": price.currency])
    }
}
