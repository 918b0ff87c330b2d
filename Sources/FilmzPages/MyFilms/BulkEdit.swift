public import FilmzDomain

/// A change of several films at once. The raw value is used in forms.
public enum BulkEdit: String, Sendable, CaseIterable {
    case watchlist, unwatchlist, favourite, unfavourite, seen, rate, audience

    /// The change, with what the form says about it: `day` (may be empty), `rating`, `audience`.
    /// - Throws: ``DomainError/invalid(_:_:)``
    public func edit(_ form: FormFields) throws(DomainError) -> MyFilmEdit {
        switch self {
        case .watchlist: return .watchlist(true)
        case .unwatchlist: return .watchlist(false)
        case .favourite: return .favourite(true)
        case .unfavourite: return .favourite(false)
        case .seen:
            let day = (form[.day] ?? "").filter { !$0.isWhitespace }
            guard let watchedOn = day.isEmpty ? .unknown : CalendarDay(day).map(WatchedOn.day) else {
                throw .invalid(.watchedOn, .malformed)
            }
            return .log(ViewingDraft(watchedOn: watchedOn))
        case .rate:
            guard let rating = form[.rating] else { throw .invalid(.rating, .missing) }
            return .rate(rating)
        case .audience:
            guard let audience = Audience(names: form.all(.audience)), !audience.isEmpty else {
                throw .invalid(.audience, .missing)
            }
            return .audience(audience)
        }
    }
}

/// The actions for several films that concern lists or that ask a question first. The raw value is used in forms, as
/// those of ``BulkEdit``.
public enum BulkListEdit: String, Sendable {
    /// Asks which list to add the films to.
    case choose = "list"
    /// Asks which tags to add.
    case tag
    /// Removes the films from the list that the form names.
    case takeOff = "take-off"
    /// Makes a list of the films and shares it. A single film is shared without a list.
    case passOn = "pass-on"
}
