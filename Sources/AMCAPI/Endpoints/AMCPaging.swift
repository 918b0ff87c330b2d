/// A way to get from one page to another.
public enum AMCPaging: Sendable, Hashable {
    /// Paging by each page's link to the next one: if the list changes meanwhile, nothing is missing or repeated, if
    /// AMC takes care of that.
    case nextLinks
    /// Paging by each page's link to the previous one, back to the first.
    case previousLinks
    /// Paging by page numbers, until AMC's count of elements is reached, or a page is empty. A whole list begins with
    /// page 1.
    case numbers
}
