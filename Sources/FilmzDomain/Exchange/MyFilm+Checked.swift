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
        for viewing in viewings {
            let checked = try viewing.draft.viewing(
                id: viewing.id, of: viewing.episode, loggedAt: viewing.loggedAt, today: today, tags: Tags())
            result.viewings.append(checked)
        }
        result.viewings.sort(by: Viewing.isNewer)
        result.viewingCount = viewings.count
        return result
    }
}
