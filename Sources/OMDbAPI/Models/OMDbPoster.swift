import APICore
public import Foundation

/// The address of a poster.
///
/// OMDb names pictures 300 pixels wide on Amazon's servers. Their file names say how wide, `…_V1_SX300.jpg`, and
/// another width is answered as well; that is not documented anywhere. https://www.omdbapi.com/#parameters
public struct OMDbPoster: Sendable, Hashable {
    /// The address as OMDb names it, but always `https`.
    public let url: URL

    /// The poster at an address; nil for an empty text, for `N/A` and for what is no web address.
    public init?(_ text: String) {
        guard let text = text.known, let url = URL(web: text) else { return nil }
        self.url = url
    }

    /// The address of the same picture as many pixels wide; ``url`` when its name does not
    /// end with how wide it is: one that goes on to say how it is cropped would be cropped elsewhere.
    public func url(width: Int) -> URL {
        let name = url.lastPathComponent
        guard width > 0, let size = name.firstMatch(of: /_SX[0-9]+(?=\.)/),
            let place = url.absoluteString.range(of: size.0, options: .backwards),
            let resized = URL(string: url.absoluteString.replacingCharacters(in: place, with: "_SX\(width)"))
        else { return url }
        return resized
    }
}
