import FilmzDomain

extension FileImportAnswers {
    /// Whether files say the same with these answers as with others, whatever the rule.
    func meansTheSame(as others: FileImportAnswers) -> Bool {
        var same = others
        same.rule = rule
        return self == same
    }
}
