/// The meaning of OMDb's message when it refuses a call.
///
/// The messages are from recorded responses; some come from OMDb's database and are not meant for callers. They may
/// repeat the search term, so a single word in them proves nothing.
enum OMDbRefusal: Equatable {
    case quotaUsedUp
    case badKey
    case nothingFound
    case badID
    case badValue
    case tooManyResults
    case noData
    case other

    init(_ words: String) {
        let words = words.lowercased()
        if let meaning = Self.beginnings.first(where: { words.hasPrefix($0.words) })?.meaning {
            self = meaning
        } else if words.hasSuffix("not found!"), !words.contains("\"") {
            self = .nothingFound
        } else {
            self = .other
        }
    }

    private static let beginnings: [(words: String, meaning: OMDbRefusal)] = [
        ("request limit reached", .quotaUsedUp),
        ("daily request limit reached", .quotaUsedUp),
        ("invalid api key", .badKey),
        ("no api key", .badKey),
        ("too many results", .tooManyResults),
        ("incorrect imdb id", .badID),
        ("conversion from string", .badValue),
        ("error getting data", .noData),
    ]
}
