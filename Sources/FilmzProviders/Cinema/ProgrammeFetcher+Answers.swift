import APICore
import FilmzDomain
import Foundation
import HTTPTypes

extension ProgrammeFetcher {
    /// The target of a redirect; nil if the response is not one.
    static func redirect(_ response: APIResponse, from url: URL) throws(ProgrammeProblem) -> URL? {
        guard [301, 302, 303, 307, 308].contains(response.status.code) else { return nil }
        guard let location = response.fields[.location], let next = URL(string: location, relativeTo: url)?.absoluteURL,
            WebOrigin(next) != nil
        else { throw .unreachable }
        return next
    }

    /// Whether two addresses belong to one site: the same host, or hosts with the same last two labels, such as
    /// `kino.example` and `www.kino.example`. If the last two are short, as in `co.uk` and `or.at`, many sites share
    /// them, and a third must be the same. It is a heuristic, because only a long list could tell.
    static func isSameSite(_ first: URL, _ second: URL) -> Bool {
        guard let one = WebOrigin(first)?.host, let other = WebOrigin(second)?.host else { return false }
        if one == other { return true }
        guard IPAddress(one) == nil, IPAddress(other) == nil, !one.contains(":"), !other.contains(":") else {
            return false
        }
        let names = one.split(separator: ".")
        let others = other.split(separator: ".")
        let isShared = names.count >= 2 && names[names.count - 1].count == 2 && names[names.count - 2].count <= 3
        let count = if isShared { 3 } else { 2 }
        return names.count >= count && others.count >= count && names.suffix(count) == others.suffix(count)
    }

    /// Throws the problem that a response stands for, unless it is a programme.
    static func check(_ response: APIResponse) throws(ProgrammeProblem) {
        // A CAPTCHA page has the same status as any other page.
        if let name = HTTPField.Name("cf-mitigated"), response.fields[name] != nil { throw .blocked }
        switch response.status.code {
        case 200: break
        case 401, 403, 429, 451: throw .blocked
        case 408, 425, 500...: throw .unreachable
        default: throw .gone
        }
        let type = (response.fields[.contentType] ?? "").prefix { $0 != ";" }.lowercased()
            .trimmingCharacters(in: .whitespaces)
        let kinds = ["image/", "video/", "audio/", "font/", "application/pdf", "application/zip", "text/css"]
        let coding = response.fields[.contentEncoding]?.lowercased() ?? "identity"
        guard !kinds.contains(where: type.hasPrefix), coding == "identity" || coding.isEmpty else { throw .unreadable }
    }
}
