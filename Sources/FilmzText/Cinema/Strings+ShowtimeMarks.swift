public import FilmzDomain

extension Strings {
    /// What is special about a showing, in short words: first what helps people who do not see or hear everything, then
    /// its version and format, in the theatre's words or in the reader's.
    public func marks(of showtime: Showtime) -> [String] {
        func told(_ kinds: Set<Showtime.Mark.Kind>) -> [String] {
            showtime.marks.filter { kinds.contains($0.kind) }.map(\.text)
        }
        let title = showtime.titleMarks ?? ShowtimeMarks()
        let words =
            told([.access]) + Self.ordered(title.accessibility).map { self[Self.text($0)] } + told([.version])
            + version(title) + told([.format]) + Self.ordered(title.formats).map(name)
            + told([.occasion]) + Self.ordered(title.specials).map { self[Self.text($0)] }
            + Self.ordered(title.audiences).map { self[Self.text($0)] }
            + (title.isFree ? [self[ShowtimeMarkText.free]] : []) + [title.series].compactMap(\.self)
        var seen: Set<String> = []
        return words.filter { seen.insert($0).inserted }
    }

    /// The marks in the order of their cases.
    private static func ordered<Mark: CaseIterable & Hashable>(_ marks: Set<Mark>) -> [Mark] {
        Mark.allCases.filter(marks.contains)
    }

    private func version(_ marks: ShowtimeMarks) -> [String] {
        guard let version = marks.version else { return [] }
        let kind: ShowtimeMarkText? =
            switch (version.kind, version.hasSubtitles || !version.subtitles.isEmpty) {
            case (.original, false): .original
            case (.original, true): .originalSubtitled
            case (.dubbed, false): .dubbed
            case (.dubbed, true): .dubbedSubtitled
            case (nil, true): .subtitled
            case (nil, false): nil
            }
        let languages = version.spoken.sorted() + version.subtitles.subtracting(version.spoken).sorted()
        return [kind.map { self[$0] }].compactMap(\.self) + languages.map { $0.uppercased() }
    }

    /// Names of formats are the same in every language.
    private func name(_ format: ShowtimeMarks.Format) -> String {
        switch format {
        case .twoD: self[ShowtimeMarkText.twoD]
        case .threeD: self[ShowtimeMarkText.threeD]
        case .fourDX: "4DX"
        case .imax: "IMAX"
        case .dolby: "Dolby"
        case .screenX: "ScreenX"
        case .highFrameRate: self[ShowtimeMarkText.highFrameRate]
        case .movingSeats: self[ShowtimeMarkText.movingSeats]
        case .laser: "Laser"
        case .fourK: "4K"
        case .digital: self[ShowtimeMarkText.digital]
        case .film70mm: "70 mm"
        case .film35mm: "35 mm"
        case .film16mm: "16 mm"
        }
    }

    private static func text(_ mark: ShowtimeMarks.Accessibility) -> ShowtimeMarkText {
        switch mark {
        case .relaxed: .relaxed
        case .autismFriendly: .autismFriendly
        case .dementiaFriendly: .dementiaFriendly
        case .captions: .captions
        case .audioDescription: .audioDescription
        case .signLanguage: .signLanguage
        }
    }

    private static func text(_ mark: ShowtimeMarks.Special) -> ShowtimeMarkText {
        switch mark {
        case .preview: .preview
        case .talk: .talk
        case .anniversary: .anniversary
        case .revival: .revival
        case .restoration: .restoration
        case .cut: .cut
        case .singAlong: .singAlong
        case .liveMusic: .liveMusic
        case .marathon: .marathon
        case .lastShow: .lastShow
        }
    }

    private static func text(_ mark: ShowtimeMarks.Audience) -> ShowtimeMarkText {
        switch mark {
        case .babies: .babies
        case .children: .children
        case .schools: .schools
        case .seniors: .seniors
        case .members: .members
        case .dogs: .dogs
        case .knitters: .knitters
        }
    }
}
