/// A table of texts: its cases are the keys, and each language a property that has a text for every one of them. So no
/// key can lack a language, and no table either: neither would compile.
public protocol TextKey: CaseIterable, Hashable, Sendable {
    var english: Message { get }
    var german: Message { get }
}

extension TextKey {
    public func message(in language: Language) -> Message {
        switch language {
        case .english: english
        case .german: german
        case .accented: english.mapped(PseudoLocale.accented)
        case .mirrored: english.mapped(PseudoLocale.mirrored)
        }
    }
}
