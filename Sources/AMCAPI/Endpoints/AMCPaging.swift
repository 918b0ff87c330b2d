/// How to get from one page to another.
public enum AMCPaging: Sendable, Hashable {
    /// By each page's link to the next one: when the list changes meanwhile, nothing is missed or comes twice, if AMC
    /// takes care of that.
    case nextLinks
    /// By each page's link to the one before, back to the first.
    case previousLinks
    /// By counting, until as many elements have come as AMC says, or a page has none. A whole list begins with page 1.
    case numbers
}
