/// What is wrong with the configuration of providers, the file of their keys, or their cache.
public enum ProviderErrorText: TextKey {
    case dailyLimit, language, country, keyNotNeeded, key, address, addressTooMuch, addressUnencrypted
    case addressWithoutVersion
    case unreadable, notReplaced, notWritten, damaged, renamed, cacheNotWritable

    public var english: Message {
        switch self {
        case .dailyLimit: "The daily limit of {provider} is a number of calls, 1 or more."
        case .language: "The language of the providers is written like en-US."
        case .country: "The country of the providers has two letters, like US."
        case .keyNotNeeded: "{provider} takes no key."
        case .key:
            "The key of {provider} cannot be one: a key has no spaces, only plain letters, digits and signs, and is not longer than {longest} of them."
        case .address: "The address of {provider} is none; write it like https://host/path."
        case .addressTooMuch: "The address of {provider} has a name, a password, a query or a fragment; leave that out."
        case .addressUnencrypted:
            "The address of {provider} must begin with https://; http:// is only for this machine, such as http://127.0.0.1."
        case .addressWithoutVersion:
            "The address of {provider} must end with /{ending}; write it like https://host/{ending}."
        case .unreadable: "{path} cannot be read. Filmz goes on without the keys in it."
        case .notReplaced: "{path} cannot be read, so it is not replaced."
        case .notWritten: "{path} cannot be written."
        case .damaged: "{path} is damaged."
        case .renamed: "{path} is damaged and was renamed to {name}. Enter the keys again."
        case .cacheNotWritable: "The folder {path} cannot be made or written; look who owns it."
        }
    }
}
