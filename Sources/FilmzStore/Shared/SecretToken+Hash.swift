import Crypto
import FilmzDomain
import Foundation

extension SecretToken {
    /// What is stored of it.
    var hash: Data { Data(SHA256.hash(data: bytes)) }
}
