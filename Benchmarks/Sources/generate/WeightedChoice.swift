/// Draws places of a list by their weights.
struct WeightedChoice {
    private let bounds: [Double]

    init(_ weights: [Double]) {
        var sum = 0.0
        bounds = weights.map { weight in
            sum += weight
            return sum
        }
    }

    func draw(_ random: inout SeededRandom) -> Int {
        let wanted = random.unit() * (bounds.last ?? 0)
        var low = 0
        var high = bounds.count - 1
        while low < high {
            let middle = (low + high) / 2
            if bounds[middle] > wanted { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
