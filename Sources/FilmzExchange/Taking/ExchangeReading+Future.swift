public import FilmzDomain
public import Foundation

extension ExchangeReading {
    /// Adds the dates in the future to the problems of the files, because they are not imported. What is in the future
    /// depends on the time of the import, so the readers cannot know it. Call it before ``removeFacts()``.
    /// - Parameters:
    ///   - chosen: what is to be imported of each file
    ///   - now: the time of the import
    ///   - zone: the person's time zone
    public mutating func reportFutureDates(of chosen: [ExchangeFile], at now: Timestamp, in zone: TimeZone) {
        let today = CurrentDay(at: now, in: zone)
        for (index, file) in zip(files.indices, chosen) {
            let ofFacts = file.futureDates(after: today)
            let ofArchive = file.archive?.futureDates(at: now, in: zone) ?? []
            files[index].problems.insert(ofFacts + ofArchive)
        }
    }
}

extension ExchangeFile {
    fileprivate func futureDates(after today: CurrentDay) -> [ExchangeProblem] {
        var problems: [ExchangeProblem] = []
        for fact in facts {
            for date in fact.claim.dates.compactMap(today.future) {
                problems.append(
                    ExchangeProblem(
                        part: fact.row.part, row: fact.row.number, what: .future, text: date.description))
            }
        }
        return problems
    }
}
