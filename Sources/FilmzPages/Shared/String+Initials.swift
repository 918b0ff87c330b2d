extension String {
    /// The first letters of the first and the last word; nil without any.
    var initials: String? {
        let words = split { !$0.isLetter && !$0.isNumber }
        guard let first = words.first?.first else { return nil }
        let last = words.count > 1 ? words.last?.first : nil
        return [first, last].compactMap { $0?.uppercased() }.joined()
    }
}
