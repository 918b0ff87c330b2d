public import FilmzDomain

extension Strings {
    public func name(of format: ExportFormat) -> String {
        switch format {
        case .archive: self[ExportText.archive]
        case .letterboxd: self[ExportText.letterboxd]
        case .imdb: self[ExportText.imdb]
        case .trakt: self[ExportText.trakt]
        case .csv: self[ExportText.table]
        case .diary: self[ExportText.diary]
        case .page: self[ExportText.page]
        }
    }

    /// What a format is for, in one sentence.
    public func purpose(of format: ExportFormat) -> String {
        switch format {
        case .archive: self[ExportText.archivePurpose]
        case .letterboxd: self[ExportText.letterboxdPurpose]
        case .imdb: self[ExportText.imdbPurpose]
        case .trakt: self[ExportText.traktPurpose]
        case .csv: self[ExportText.tablePurpose]
        case .diary: self[ExportText.diaryPurpose]
        case .page: self[ExportText.pagePurpose]
        }
    }

    /// `Films: 411 of 412 · Viewings: 530 · Lists: 5`: how much of what a person has is in a file.
    public func counts(_ report: ExportLosses) -> String {
        func count(_ things: ExportText, _ share: ExportLosses.Share) -> String {
            let count =
                if share.held == share.all {
                    number(share.all)
                } else {
                    self[ExportText.some, ["held": number(share.held), "all": number(share.all)]]
                }
            return self[ExportText.held, ["things": self[things], "count": count]]
        }
        let held = report.held
        return facts([
            count(.films, held.films), count(.viewingsHeld, held.viewings), count(.lists, held.lists),
        ])
    }

    /// A sentence that says what a format cannot hold, with counts, or that nothing is missing.
    public func sentence(_ report: ExportLosses) -> String {
        let losses = report.losses.map { loss, count in self[LossText(loss), ["count": number(count)]] }
        return if losses.isEmpty {
            self[ExportText.nothingLost]
        } else {
            self[ExportText.lost, ["losses": list(losses)]]
        }
    }

    /// What is told within a file: what it is, what to do with it, and what is missing.
    public func about(_ format: ExportFormat, report: ExportLosses, madeOn day: CalendarDay) -> String {
        let use: ExportText? =
            switch format {
            case .letterboxd: .letterboxdUse
            case .imdb: .imdbUse
            case .trakt: .traktUse
            case .archive, .csv, .diary, .page: nil
            }
        let made = self[ExportText.madeOn, ["day": self.day(day)]]
        // No table begins with such a line, so no reader takes this for one.
        return ["Filmz", purpose(of: format), use.map { self[$0] }, sentence(report), made]
            .compactMap(\.self).joined(separator: "\n\n") + "\n"
    }
}
