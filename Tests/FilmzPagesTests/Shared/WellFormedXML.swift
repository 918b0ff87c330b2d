import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Whether an image viewer can read a document.
enum WellFormedXML {
    static func matches(_ text: String) -> Bool {
        XMLParser(data: Data(text.utf8)).parse()
    }
}
