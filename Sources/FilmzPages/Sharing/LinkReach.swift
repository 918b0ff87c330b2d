import FilmzText

/// Who can open a link of this Filmz.
public enum LinkReach: Hashable, Sendable {
    /// Everybody on the Internet, as far as Filmz knows.
    case internet
    /// Devices in this network, at this address.
    case home(String)
    /// Only this machine, at this address, which on any other device means that device itself.
    case thisMachine(String)

    /// Whether a link can be opened on another device at all.
    var isShareable: Bool {
        if case .thisMachine = self { false } else { true }
    }

    /// A warning that not everybody can open the link; nil if everybody can.
    /// - Parameters:
    ///   - id: the ID of the element; nil for none
    ///   - home: what to say of an address in the home network
    ///   - thisMachine: what to say of an address of this machine alone
    func warning(id: String? = nil, home: (String) -> String, thisMachine: (String) -> String) -> HTML? {
        let text: String
        switch self {
        case .internet: return nil
        case .home(let address): text = home(address)
        case .thisMachine(let address): text = thisMachine(address)
        }
        let attribute: HTML? = id.map { " id=\"\($0)\"" }
        return "<p class=\"at-home\"\(attribute)>\(Icon.together.html)<span>\(text)</span></p>"
    }

    /// The link to scan; nil when no other device could open it.
    /// - Parameter code: the address as a QR code: rows from the top; true is dark
    func drawing(of code: [[Bool]], in strings: Strings) -> HTML? {
        guard !code.isEmpty, isShareable else { return nil }
        return """
            <div class="to-phone">\(QRDrawing(rows: code, label: strings[PassOnText.code]).html)\
            <p>\(strings[PassOnText.codeHint])</p></div>
            """
    }
}
