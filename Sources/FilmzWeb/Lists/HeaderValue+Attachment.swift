import FilmzPages

extension HeaderValue {
    /// `Content-Disposition` for a file that is to be kept under a name: in plain letters, and as RFC 6266 has it for
    /// all others.
    static func attachment(_ name: String) -> String {
        let plain = String(
            name.unicodeScalars.map { scalar -> Character in
                let isSafe =
                    scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F
                    && !"\"\\/".unicodeScalars.contains(scalar)
                return if isSafe { Character(scalar) } else { "_" }
            })
        return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(SiteAddress.encoded(name))"
    }
}
