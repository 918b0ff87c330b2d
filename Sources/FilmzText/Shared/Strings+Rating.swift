public import FilmzDomain

extension Strings {
    /// `4 stars`, `4 and a half stars`, `Half a star`; of ten or a hundred as ``outOfAll(_:)``.
    public func stars(_ rating: Rating) -> String {
        guard forms.scale == .five else { return outOfAll(rating) }
        if rating.halfStars == 1 { return self[SharedText.halfAStar] }
        let whole = rating.halfStars / 2
        if rating.halfStars.isMultiple(of: 2) { return count(SharedText.stars, whole) }
        return count(SharedText.andAHalf, whole)
    }

    /// `4 stars of 5`, `8 of 10` or `80 of 100`.
    public func outOfAll(_ rating: Rating) -> String {
        switch forms.scale {
        case .five: ratingNames[rating.halfStars - 1]
        case .ten: self[SharedText.outOfTen, ["rating": number(rating)]]
        case .hundred: self[SharedText.outOfHundred, ["rating": number(rating)]]
        }
    }

    /// `4.5`, `9` of ten or `90` of a hundred.
    public func number(_ rating: Rating) -> String {
        if let halfStar = forms.scale.halfStar { return String(rating.halfStars * halfStar) }
        return rating.description.replacing(".", with: numbers.decimalSeparator)
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
