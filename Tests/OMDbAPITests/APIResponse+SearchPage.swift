import APICore
import APICoreTesting

extension APIResponse {
    /// A page as OMDb sends it: ten different titles, or fewer on the last page.
    static func searchPage(_ number: Int, total: Int, repeating ids: [String] = []) -> APIResponse {
        let numbers = ((number - 1) * 10)..<max((number - 1) * 10, min(number * 10, total))
        guard !numbers.isEmpty else { return .text(#"{"Response":"False","Error":"Movie not found!"}"#) }
        let items = (ids + numbers.dropFirst(ids.count).map { "tt\(1_000_000 + $0)" }).map { id in
            #"{"Title":"T","Year":"2007","imdbID":"\#(id)","Type":"movie","Poster":"N/A"}"#
        }
        return .text(
            #"{"Search":[\#(items.joined(separator: ","))],"totalResults":"\#(total)","Response":"True"}"#)
    }
}
