import APICore
import Foundation

/// Decoding of fields in formats that only this store uses.
extension KeyedDecodingContainer {
    /// An id; nil unless it is above zero.
    func identifier(_ key: Key) -> Int64? {
        value(key).flatMap { (id: Int64) in id > 0 ? id : nil }
    }

    /// A web address; nil for anything else.
    func webURL(_ key: Key) -> URL? {
        text(key).flatMap(URL.init(web:))
    }
}
