import FilmzPages

extension HeaderValue {
    /// `Content-Disposition` for a file to be saved under a name, which it has twice: in ASCII, and encoded as in RFC
    /// 6266 for all other characters.
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
