public import FilmzDomain
import FilmzText

/// Where a shared page is, and what belongs to it: its pictures, its files, and its further pages.
public enum SharedPlace: Hashable, Sendable {
    /// At an address of this Filmz.
    /// - Parameter origin: of the address that the visitor asked for: `https://films.example.org`
    case link(SecretToken, origin: String)
    /// In a folder of plain files, all beside each other.
    /// - Parameter base: the folder's whole address, with `/` at its end; nil when nobody said
    case folder(base: String?)

    /// The whole address of the first page; nil when nobody knows it.
    var whole: String? {
        switch self {
        case .link(let token, let origin): origin + SitePath.shared(token).path
        case .folder(let base): base
        }
    }

    /// The whole address of the card; nil when nobody knows it.
    var card: String? {
        switch self {
        case .link(let token, let origin):
            origin + SiteAddress(.sharedCard(token)).with("as", value: CardFormat.preview.rawValue).text
        case .folder(let base): base.map { $0 + PublishedFile.card(.preview).name }
        }
    }

    func poster(_ film: Film.ID, size: PosterSize) -> SiteAddress {
        switch self {
        case .link(let token, _): SiteAddress(.sharedPoster(token, film)).with("size", value: size.rawValue)
        case .folder: PublishedFile.poster(film).address
        }
    }

    /// - Parameters:
    ///   - next: where the part of the list ends that is shown
    ///   - number: of the page that shows it, from 1
    func page(after next: PageCursor, number: Int) -> SiteAddress {
        switch self {
        case .link(let token, _): SiteAddress(.shared(token)).with("after", value: next.description)
        case .folder: PublishedFile.page(number + 1).address
        }
    }

    /// The files in which a visitor takes all films along.
    var takings: [(file: SharedFile, address: SiteAddress)] {
        switch self {
        case .link(let token, _):
            [
                (.text, SiteAddress(.sharedText(token))), (.table, SiteAddress(.sharedTable(token))),
                (.letterboxd, SiteAddress(.sharedForLetterboxd(token))),
                (.recommendation, SiteAddress(.sharedData(token))),
            ]
        case .folder: SharedFile.allCases.map { ($0, PublishedFile.taking($0).address) }
        }
    }

    func styleSheet(_ assets: AssetPaths) -> SiteAddress {
        switch self {
        case .link: SiteAddress(assets.visitorCSS)
        case .folder: PublishedFile.styleSheet.address
        }
    }

    func icon(_ assets: AssetPaths) -> SiteAddress {
        switch self {
        case .link: SiteAddress(assets.icon)
        case .folder: PublishedFile.icon.address
        }
    }
}
