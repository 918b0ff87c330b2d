extension Language {
    /// - Parameter words: Words besides the given ones, the frequent ones first.
    static func english(words: [String]) -> Language {
        let capitalised = (EnglishWords.all + words).map { $0.prefix(1).uppercased() + $0.dropFirst() }
        var seen = Set<String>()
        return Language(
            code: "en", region: "US", weight: 150, shapes: shapesOfEnglish,
            words: capitalised.filter { seen.insert($0).inserted }.joined(separator: " "))
    }

    private static let shapesOfEnglish = """
        The _ _|_ _|_|The _|The _ of _|_ of the _|_ and _|The _ of the _ _|A _ _|_ in _|_ in the _|_ & _|The _ and the _|\
        _ _ _|_: The _ _|_'s _|My _ _|_ for _|_ of _ and _|_ on the _|_ to _|I _ _|The _ _ _|A _ for _|No _|_ vs. _|\
        _, _ and _|_ without _|_: A _ of _|The _ Who _|_ - The _|All the _ _|From _ to _|Once Upon a _|_ at _|How to _ _|\
        _ from _|You _ My _|It's a _ _|_!|Mr. _|The _ (_)|2 _|Three _|Where Is _?|"_" _|_ with the _|_-_|Dr. _ _|In the _ of _|\
        The _'s _ _|Behind the _|Beyond _|Under the _ _|The Making of _|_ Live in _|The Story of _|Seven _|_ 3D|9 _|_ in 10 _
        """
}
