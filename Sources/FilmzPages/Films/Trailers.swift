import FilmzDomain
import FilmzText

/// Links to trailers on other sites.
struct Trailers {
    let trailers: [Trailer]

    private static let limit = 4

    func html(_ strings: Strings) -> HTML? {
        let rows = trailers.prefix(Self.limit).map { trailer in
            LinkList.Row(
                address: trailer.address, icon: .play, name: trailer.title,
                facts: strings.facts([strings[FilmText.trailer], trailer.site]))
        }
        return LinkList(title: strings[FilmText.trailers], rows: rows).html
    }
}
