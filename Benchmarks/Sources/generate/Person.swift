/// Somebody who made films.
struct Person {
    var id: Int
    var name: [UInt8]
    var birth: Int?
    var death: Int?
    /// All votes of the films they made.
    var votes = 0
}
