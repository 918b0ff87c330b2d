import FilmzDomain

/// An episode while a catalogue is being written.
struct CollectedEpisode {
    /// The sort key, by show and then by the number of the episode.
    let sortKey: UInt128
    /// The rank among several episodes at one place, of which the lowest is taken: the one with the most votes, or else
    /// with the lowest ID.
    let rank: UInt64
    let runtime: Int?
    /// The range of the title in the bytes from which it was read; nil when there is none.
    private(set) var title: Range<Int>?

    private static let positionBits = 32

    init(_ episode: EpisodeBatch.Facts) {
        sortKey = UInt128(episode.show.rawValue) << Self.positionBits | UInt128(episode.number.position)
        let votes = UInt32.max - UInt32(clamping: episode.votes)
        rank = UInt64(votes) << 32 | UInt64(episode.imdb.number)
        runtime = episode.runtime
        title = episode.title
    }

    var show: Int64 { Int64(sortKey >> Self.positionBits) }
    var position: Int64 { Int64(truncatingIfNeeded: sortKey) & (1 << Self.positionBits - 1) }
    var imdb: Int64 { Int64(rank & 0xFFFF_FFFF) }

    /// A copy of the episode, whose title is appended to another text.
    func moved(from bytes: [UInt8], to text: inout [UInt8]) -> Self {
        guard let title else { return self }
        var moved = self
        moved.title = text.count..<text.count + title.count
        text += bytes[title]
        return moved
    }

    static func < (left: Self, right: Self) -> Bool {
        if left.sortKey != right.sortKey { left.sortKey < right.sortKey } else { left.rank < right.rank }
    }
}

// MARK: - As bytes

extension CollectedEpisode {
    /// Appends the episode to other bytes.
    /// - Parameter text: the bytes that ``title`` refers to
    func append(to bytes: inout [UInt8], text: [UInt8]) {
        Self.append(UInt64(show), to: &bytes)
        Self.append(UInt64(position), to: &bytes)
        Self.append(rank ^ Self.usualRank, to: &bytes)
        Self.append(runtime.map { UInt64($0) + 1 } ?? 0, to: &bytes)
        Self.append(title.map { UInt64($0.count) + 1 } ?? 0, to: &bytes)
        if let title { bytes += text[title] }
    }

    /// Reads what ``append(to:text:)`` wrote, and moves the index past it.
    init(_ bytes: [UInt8], into index: inout Int) {
        let show = Self.number(bytes, into: &index)
        sortKey = UInt128(show) << Self.positionBits | UInt128(Self.number(bytes, into: &index))
        rank = Self.number(bytes, into: &index) ^ Self.usualRank
        let minutes = Int(Self.number(bytes, into: &index))
        runtime = if minutes == 0 { nil } else { minutes - 1 }
        let length = Int(Self.number(bytes, into: &index)) - 1
        title = if length < 0 { nil } else { index..<index + length }
        index += max(0, length)
    }

    /// The bits that most ranks share: most episodes have few votes, so little but the ID is left of their ranks.
    private static let usualRank = UInt64(UInt32.max) << 32

    /// Appends a number as a varint: seven bits in each byte, the lowest first; all bytes but the last have their
    /// highest bit set.
    private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    private static func number(_ bytes: [UInt8], into index: inout Int) -> UInt64 {
        var number: UInt64 = 0
        var shift: UInt64 = 0
        while bytes[index] >= 0x80 {
            number |= UInt64(bytes[index] & 0x7F) << shift
            shift += 7
            index += 1
        }
        number |= UInt64(bytes[index]) << shift
        index += 1
        return number
    }
}
