import FilmzDomain
import FilmzProviders
import FilmzText

extension RunningProviders.StartError {
    /// A sentence that says what happened and what to do.
    func sentence(_ strings: Strings) -> String {
        switch self {
        case .cacheNotWritable(let path): strings[ProviderErrorText.cacheNotWritable, ["path": path]]
        }
    }
}

extension ProviderConfiguration.Invalid {
    /// A sentence that says what is wrong, and how to write it correctly.
    func sentence(_ strings: Strings) -> String {
        func say(_ text: ProviderErrorText, _ provider: Provider, longest: Int = 0) -> String {
            strings[text, ["provider": provider.name, "longest": String(longest)]]
        }
        return switch self {
        case .dailyLimit(let provider): say(.dailyLimit, provider)
        case .language: strings[ProviderErrorText.language]
        case .country: strings[ProviderErrorText.country]
        case .keyNotNeeded(let provider): say(.keyNotNeeded, provider)
        case .key(let provider, let longest): say(.key, provider, longest: longest)
        case .address(let provider): say(.address, provider)
        case .addressTooMuch(let provider): say(.addressTooMuch, provider)
        case .addressUnencrypted(let provider): say(.addressUnencrypted, provider)
        case .addressWithoutVersion(let provider, let ending):
            strings[ProviderErrorText.addressWithoutVersion, ["provider": provider.name, "ending": ending]]
        }
    }
}

extension KeyFile.Unavailable {
    /// A sentence that says what happened, and what to do about it.
    func sentence(_ strings: Strings) -> String {
        switch self {
        case .unreadable(let path): strings[ProviderErrorText.unreadable, ["path": path]]
        case .notReplaced(let path): strings[ProviderErrorText.notReplaced, ["path": path]]
        case .notWritten(let path): strings[ProviderErrorText.notWritten, ["path": path]]
        case .damaged(let path): strings[ProviderErrorText.damaged, ["path": path]]
        case .renamed(let path, let name): strings[ProviderErrorText.renamed, ["path": path, "name": name]]
        }
    }
}
