import FilmzDomain
import FilmzText

/// The people who recommended a film, in one line, and their messages, truncated if long.
enum ReferralLine {
    static func html(_ referrals: [Referral], in strings: Strings) -> HTML {
        let messages = referrals.filter { !$0.message.isEmpty }.map { one -> HTML in
            let name: HTML? = if referrals.count > 1 { "<b>\(one.by)</b> " } else { nil }
            return "<p class=\"told-message\" dir=\"auto\">\(name)\(one.message)</p>\n"
        }
        return "\(names(referrals.map(\.by), in: strings))\(messages)"
    }

    /// The line of names; nil when there are none.
    static func names(_ names: [String], in strings: Strings) -> HTML? {
        guard !names.isEmpty else { return nil }
        let text = strings[ReferralText.names, ["names": strings.list(names)]]
        return "<p class=\"facts told-by\" dir=\"auto\">\(Icon.person.html)\(text)</p>\n"
    }
}
