import FilmzText

/// The address at which a phone reaches this server, or the first steps towards one.
public struct PhoneCard: Sendable {
    let hasPassword: Bool
    let isReachable: Bool
    let phone: Phone?

    /// The address at which a phone reaches this server.
    public struct Phone: Sendable {
        let address: String
        /// The address as a QR code: rows from the top; true is dark. Empty when there is none.
        let code: [[Bool]]

        var isEncrypted: Bool { address.hasPrefix("https://") }

        public init(address: String, code: [[Bool]]) {
            self.address = address
            self.code = code
        }
    }

    func html(_ strings: Strings) -> HTML {
        """
        <section class="card" aria-labelledby="on-phone">
        <h2 id="on-phone">\(strings[SettingsText.onPhone])</h2>
        \(phone.map { way(to: $0, in: strings) } ?? firstSteps(strings))
        </section>
        """
    }

    private func way(to phone: Phone, in strings: Strings) -> HTML {
        """
        <div class="to-phone">
        \(phone.code.isEmpty ? nil : QRDrawing(rows: phone.code, label: strings[SettingsText.codeLabel]).html)
        <div>
        <p>\(strings[SettingsText.scan])</p>
        <p><a class="address" href="\(url: phone.address)">\
        <code translate="no">\(phone.address)</code></a></p>
        <p class="hint">\(strings[phone.isEncrypted ? SettingsText.install : .installNeedsHTTPS])</p>
        </div>
        </div>
        """
    }

    private func firstSteps(_ strings: Strings) -> HTML {
        if isReachable { return "<p>\(strings[SettingsText.addressUnknown])</p>" }
        let password: HTML? =
            if hasPassword {
                nil
            } else {
                "<li><a href=\"\(SitePath.account)\">\(strings[SettingsText.stepPassword])</a></li>\n"
            }
        return """
            <p>\(strings[SettingsText.thisMachineOnly])</p>
            <ol class="steps">
            \(password)<li>\(strings[SettingsText.stepServe]) \(Command.serve)</li>
            <li>\(strings[SettingsText.stepScan])</li>
            </ol>
            """
    }
}
