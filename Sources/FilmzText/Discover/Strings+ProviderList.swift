public import FilmzDomain

extension Strings {
    /// The heading of a list.
    public func name(of list: ProviderList, by provider: Provider) -> String {
        switch list {
        case .inCinemas: self[ProviderListText.inCinemas]
        case .comingSoon: self[ProviderListText.comingSoon]
        case .toBuyOrRent: self[ProviderListText.toBuyOrRent]
        case .trending: self[ProviderListText.trending]
        case .onTheAir: self[ProviderListText.onTheAir]
        case .year: self[ProviderListText.moreOf, ["provider": name(provider)]]
        }
    }

    /// What can be switched on and off.
    public func name(of kind: ProviderList.Kind) -> String {
        guard let row = kind.row, let source = kind.sources.first else { return self[ProviderListText.ofYears] }
        return name(of: row, by: source)
    }

    /// The names of the providers that have lists of a kind: `TMDb or AMC`.
    public func sources(of kind: ProviderList.Kind) -> String { either(kind.sources.map(name)) }

    /// What a provider learns when it is asked for lists of a kind.
    public func lesson(of kind: ProviderList.Kind, to provider: Provider) -> String {
        let text: ProviderListText =
            switch (kind, provider) {
            case (.year, _): .learnsYear
            case (_, .tmdb): if [.trending, .onTheAir].contains(kind) { .learnsLanguage } else { .learnsBoth }
            case (_, .iTunes): .learnsCountry
            case (_, .amc), (_, .omdb), (_, .tvmaze): .learnsVisit
            }
        return self[text, ["provider": name(provider)]]
    }
}
