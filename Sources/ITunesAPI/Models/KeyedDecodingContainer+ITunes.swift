import APICore
import Foundation

/// How models read what only this store sends in such a form.
extension KeyedDecodingContainer {
    /// An id, which is above zero.
    func identifier(_ key: Key) -> Int64? {
        value(key).flatMap { (id: Int64) in id > 0 ? id : nil }
    }

    /// An address of the web.
    func webURL(_ key: Key) -> URL? {
        text(key).flatMap(URL.init(web:))
    }
}
