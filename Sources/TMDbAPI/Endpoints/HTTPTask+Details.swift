import APICore

extension HTTPTask {
    /// The parameters of a call for an item with its details: what to append, then the languages.
    static func details(
        append names: [String], language: String?, imageLanguages: [String?], videoLanguages: [String?]
    ) -> HTTPTask {
        .requestParams([
            "append_to_response": names.isEmpty ? nil : names.joined(separator: ","),
            "include_image_language": imageLanguages.languageList,
            "include_video_language": videoLanguages.languageList, "language": language,
        ])
    }
}

extension [String?] {
    /// The languages as TMDb expects them, with `null` for none; nil if the list is empty.
    var languageList: String? {
        if isEmpty { nil } else { map { $0 ?? "null" }.joined(separator: ",") }
    }
}
