public import FilmzDomain

extension Strings {
    /// `$466,364,845 worldwide · $171,479,930 in the US and Canada`; empty when nothing is known.
    public func boxOffice(_ boxOffice: BoxOffice?) -> String {
        facts([
            boxOffice?.worldwide.map { self[FilmText.worldwide, ["amount": dollars($0)]] },
            boxOffice?.domestic.map { self[FilmText.domestic, ["amount": dollars($0)]] },
        ])
    }

    private func dollars(_ amount: Int) -> String {
        self[FilmText.dollars, ["amount": number(amount)]]
    }
}
