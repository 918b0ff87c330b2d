extension Strings {
    /// `Season 2`; `Specials` for season 0.
    public func season(_ number: Int) -> String {
        if number == 0 { self[ShowText.specials] } else { self[ShowText.season, ["number": String(number)]] }
    }

    /// `2008–2013`; `2008` when that is all.
    public func years(_ years: ClosedRange<Int>) -> String {
        if years.count == 1 { return String(years.lowerBound) }
        return self[ShowText.years, ["first": String(years.lowerBound), "last": String(years.upperBound)]]
    }
}
