/// The terms of one name, for a moment. Terms beyond the limit are not compared.
struct TermBuffer {
    static let limit = 64

    private var terms = [Int](repeating: 0, count: limit)
    private(set) var count = 0

    var isFull: Bool { count == Self.limit }

    @inline(__always)
    subscript(index: Int) -> Int { terms[index] }

    @inline(__always)
    mutating func append(_ term: Int) {
        guard count < Self.limit else { return }
        terms[count] = term
        count &+= 1
    }

    mutating func removeAll() {
        count = 0
    }
}
