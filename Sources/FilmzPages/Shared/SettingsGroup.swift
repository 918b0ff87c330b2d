import FilmzText

/// A group of the settings, with a page of its own.
enum SettingsGroup: CaseIterable {
    case you, whereYouWatch, sources, sharing, data, server

    /// The groups that a person sees: some are an owner's.
    static func shown(toOwner isOwner: Bool) -> [SettingsGroup] {
        allCases.filter { isOwner || !$0.isOwners }
    }

    private var isOwners: Bool { self == .sources || self == .server }

    var path: SitePath {
        switch self {
        case .you: .you
        case .whereYouWatch: .myServices
        case .sources: .sources
        case .sharing: .sharing
        case .data: .myData
        case .server: .server
        }
    }

    var icon: Icon {
        switch self {
        case .you: .person
        case .whereYouWatch: .play
        case .sources: .film
        case .sharing: .passOn
        case .data: .down
        case .server: .computer
        }
    }

    func name(_ strings: Strings) -> String {
        switch self {
        case .you: strings[SettingsText.you]
        case .whereYouWatch: strings[OfferText.placeTitle]
        case .sources: strings[ProviderSettingsText.title]
        case .sharing: strings[SettingsText.sharing]
        case .data: strings[SettingsText.data]
        case .server: strings[SettingsText.server]
        }
    }
}
