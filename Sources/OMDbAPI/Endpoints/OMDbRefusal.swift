/// What OMDb's words mean when it refuses.
///
/// The wordings are those of recorded answers; some come from the database beneath and are not meant for callers.
enum OMDbRefusal: Equatable {
    case quotaUsedUp
    case badKey
    case nothingFound
    case badID
    case tooManyResults
    case noData
    case other

    init(_ words: String) {
        let words = words.lowercased()
        if words.contains("limit reached") {
            self = .quotaUsedUp
        } else if words.contains("api key") {
            self = .badKey
        } else if words.contains("too many results") {
            self = .tooManyResults
        } else if words.contains("not found") {
            self = .nothingFound
        } else if words.contains("incorrect imdb id") {
            self = .badID
        } else if words.contains("error getting data") {
            self = .noData
        } else {
            self = .other
        }
    }
}
