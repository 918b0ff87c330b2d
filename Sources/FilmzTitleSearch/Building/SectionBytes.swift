/// The bytes of a section that is being written.
struct SectionBytes {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    mutating func append16(_ number: Int) {
        bytes.append(UInt8(truncatingIfNeeded: number))
        bytes.append(UInt8(truncatingIfNeeded: number &>> 8))
    }

    mutating func append24(_ number: Int) {
        append16(number)
        bytes.append(UInt8(truncatingIfNeeded: number &>> 16))
    }

    mutating func append32(_ number: Int) {
        append16(number)
        append16(number &>> 16)
    }

    mutating func append64(_ number: UInt64) {
        append32(Int(truncatingIfNeeded: number))
        append32(Int(truncatingIfNeeded: number &>> 32))
    }

    mutating func append(_ more: some Sequence<UInt8>) {
        bytes.append(contentsOf: more)
    }

    /// Adds padding, so that a number of three bytes may be read as four.
    mutating func pad24() {
        bytes.append(0)
    }
}

/// The bytes of ``Offsets`` that are being written.
struct OffsetsBytes {
    private var section = SectionBytes()
    private var count = 0
    private var base = 0

    /// - Parameter start: the start of the next list; after the last list, its end
    mutating func append(_ start: Int) {
        if count % Offsets.group == 0 {
            base = start
            section.append32(base)
        }
        section.append16(start - base)
        count += 1
    }

    var bytes: [UInt8] {
        section.bytes + repeatElement(0, count: (Offsets.group - count % Offsets.group) % Offsets.group * 2)
    }
}
