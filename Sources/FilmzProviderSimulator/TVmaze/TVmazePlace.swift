/// The addresses in the responses.
struct TVmazePlace: Sendable {
    /// The origin, such as `http://127.0.0.1:8091`.
    let origin: String

    /// An address in the API.
    func href(_ path: String) -> String { "\(origin)\(ProviderSimulator.Service.tvmaze.prefix)/\(path)" }

    /// The web page of an item.
    func page(_ path: String, title: String) -> String {
        let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
        return "https://www.tvmaze.com/\(path)/\(words.utf8.allSatisfy { $0 < 128 } ? words : "x")"
    }

    /// A picture in two sizes.
    func image(_ shape: String, name: String) -> AnswerJSON {
        [
            "medium": .string(picture("medium_\(shape)", name: name)),
            "original": .string(picture("original", name: name)),
        ]
    }

    func picture(_ size: String, name: String) -> String { "\(origin)/pictures/tvmaze/\(size)/\(name).png" }
}
