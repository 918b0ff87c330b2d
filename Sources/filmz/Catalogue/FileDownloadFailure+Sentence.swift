import FilmzProviders
import FilmzText
import Foundation

extension FileDownload.Failure {
    /// A sentence that says what happened and what to do.
    func sentence(_ strings: Strings) -> String {
        switch self {
        case .unreachable(let url): strings[DownloadCommandText.unreachable, ["host": url.host() ?? "\(url)"]]
        case .cutShort(let url): strings[DownloadCommandText.cutShort, ["host": url.host() ?? "\(url)"]]
        case .refused(let url, let status):
            strings[DownloadCommandText.refused, ["address": "\(url)", "status": String(status)]]
        case .unexpected(let url): strings[DownloadCommandText.unexpected, ["address": "\(url)"]]
        case .tooLarge(let url, let limit):
            strings[DownloadCommandText.tooLarge, ["address": "\(url)", "limit": String(limit >> 20)]]
        case .notWritable(let path, let reason):
            strings[DownloadCommandText.notWritable, ["path": path, "reason": strings.reason(reason)]]
        }
    }
}
