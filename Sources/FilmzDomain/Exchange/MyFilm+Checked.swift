extension MyFilm {
    /// This relation, validated and cleaned, since a file may contain anything.
    /// - Parameter today: the last possible day of a viewing
    /// - Throws: ``DomainError/invalid(_:_:)`` for the first value that a person could not have entered either
    public func checked(today: CalendarDay) throws(DomainError) -> MyFilm {
        var result = self
        result.comment = try comment.checked(.comment, limit: Self.commentLimit, multiline: true)
        result.audience = audience.intersection(.all)
        result.tags = try tags.checked(insteadOf: Tags())
        if rating == nil { result.ratedAt = nil }
        result.referrals = []
        for referral in referrals {
            let others = result.referrals
            result.referrals = try others.adding(from: referral.by, message: referral.message, at: referral.at)
        }
        if let showStatus {
            let reason = try showStatus.reason.checked(.stopReason, limit: ShowStatus.reasonLimit)
            result.showStatus = ShowStatus(showStatus.kind, since: showStatus.since, reason: reason)
        }
        result.viewings = []
        for viewing in viewings { result.viewings.append(try viewing.checked(today: today)) }
        result.viewings.sort(by: Viewing.isNewer)
        result.viewingCount = viewings.count
        return result
    }
}

extension Viewing {
    fileprivate func checked(today: CalendarDay) throws(DomainError) -> Viewing {
        let draft = ViewingDraft(
            watchedOn: watchedOn, place: place, companions: companions, rating: rating, note: note, ending: ending,
            isRewatch: isRewatch, tags: tags)
        return try draft.viewing(id: id, of: episode, loggedAt: loggedAt, today: today, tags: Tags())
    }
}
