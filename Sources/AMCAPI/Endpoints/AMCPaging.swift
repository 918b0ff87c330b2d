/// How one gets from one page to another.
public enum AMCPaging: Sendable, Hashable {
    /// By each page's link to the next one: nothing is missed or comes twice when the list changes meanwhile, as far
    /// as AMC sees to that.
    case nextLinks
    /// By each page's link to the one before, back to the first.
    case previousLinks
    /// By counting, until as many elements have come as AMC tells, or a page has none. A whole list begins with page 1.
    case numbers
}
