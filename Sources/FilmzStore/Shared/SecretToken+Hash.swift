import FilmzDomain
import FilmzHashing
import Foundation

extension SecretToken {
    /// The SHA-256 of the token, the only thing stored of it.
    var hash: Data { Data(SHA256.hash(bytes)) }
}
