public import FilmzDomain

extension Strings {
    /// `4 stars`, `4 and a half stars`, `Half a star`.
    public func stars(_ rating: Rating) -> String {
        if rating.halfStars == 1 { return self[SharedText.halfAStar] }
        let whole = rating.halfStars / 2
        if rating.halfStars.isMultiple(of: 2) { return count(SharedText.stars, whole) }
        return self[SharedText.andAHalf, ["count": String(whole)]]
    }

    /// `4 stars of 5`.
    public func outOfFive(_ rating: Rating) -> String {
        ratingNames[rating.halfStars - 1]
    }

    /// `4.5`.
    public func number(_ rating: Rating) -> String {
        rating.description.replacing(".", with: language.decimalSeparator)
    }

    /// A group's name in the reader's language.
    public func audience(_ name: String) -> String {
        switch Audience(name: name) {
        case .kids: self[SharedText.kids]
        case .adults: self[SharedText.adults]
        case .family: self[SharedText.family]
        case .bodyCountSavvy: self[SharedText.bodyCountSavvy]
        default: name
        }
    }
}
