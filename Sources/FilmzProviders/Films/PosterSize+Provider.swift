import FilmzDomain
import Foundation
import ITunesAPI
import OMDbAPI

extension PosterSize {
    var other: PosterSize { if self == .small { .large } else { .small } }

    /// The address of a picture in this size if the provider has several; otherwise its own address.
    func url(of picture: URL) -> URL {
        let address = picture.absoluteString
        let name = picture.lastPathComponent
        if address.contains("/t/p/") { return tmdb(picture) }
        if name.contains("_SX") { return OMDbPoster(address)?.url(width: width) ?? picture }
        return ITunesArtwork(address)?.url(width: width, height: width * 3 / 2) ?? picture
    }

    /// TMDb has posters of both widths. https://developer.themoviedb.org/docs/image-basics
    private func tmdb(_ picture: URL) -> URL {
        var parts = picture.absoluteString.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let size = parts.count - 2
        guard size > 2, parts[size - 2] == "t", parts[size - 1] == "p",
            parts[size] == "original" || parts[size].wholeMatch(of: /[wh][0-9]{1,4}/) != nil
        else { return picture }
        parts[size] = "w\(width)"
        return URL(string: parts.joined(separator: "/")) ?? picture
    }
}
