import FilmzDomain

/// A person's initials on a colour that is always theirs.
struct PersonMark {
    let person: Person

    var html: HTML {
        guard let initials = person.name.initials else { return Icon.person.html }
        let palette = Palette.all[Int(person.id.rawValue.magnitude % UInt64(Palette.all.count))]
        return """
            <svg class="person-mark" viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="20" fill="\(palette.ground)"/>\
            <text x="20" y="26" text-anchor="middle" font-size="16" font-weight="600" fill="\(palette.ink)">\(initials)</text></svg>
            """
    }
}
