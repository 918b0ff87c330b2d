import FilmzText

extension Strings {
    /// A sentence with markup in place of `{name}`.
    func html(
        _ key: some TextKey, name: String, value: HTML, _ values: KeyValuePairs<String, String> = [:]
    ) -> HTML {
        let (before, after) = parts(key, around: name, values)
        return "\(before)\(value)\(after)"
    }
}
