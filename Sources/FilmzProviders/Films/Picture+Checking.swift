import FilmzDomain
import FilmzHashing
import Foundation

extension Picture {
    /// A picture from untrusted bytes; nil if they are not a picture.
    init?(checking bytes: Data) {
        guard let seen = PictureInspector(bytes) else { return nil }
        self.init(mediaType: seen.mediaType, bytes: bytes, tag: Self.tag(of: bytes, length: 32))
    }

    /// A hash of the bytes in hexadecimal digits.
    /// - Parameter length: the number of digits, at most 64
    static func tag(of bytes: Data, length: Int) -> String {
        String(SHA256.hash(bytes).hexadecimal.prefix(length))
    }
}
