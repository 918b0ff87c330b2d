/// Motifs that repeat a shape.
extension PosterCanvas {
    func discs(_ random: inout StableRandom) -> HTML {
        let x = random.number(in: 100...150)
        let y = random.number(in: 110...150)
        let dx = random.number(in: 40...80)
        let dy = random.number(in: -30...50)
        let radius = random.number(in: 70...95)
        return """
            \(circle(x: x, y: y, radius: radius, fill: colour(0)))\(circle(x: x + dx, y: y + dy, radius: radius - 8, fill: colour(1), opacity: 82))\
            \(circle(x: x + dx / 2, y: y + dy / 2 + 30, radius: radius / 4, fill: colour(2)))
            """
    }

    func confetti(_ random: inout StableRandom) -> HTML {
        var dots: [HTML] = []
        for row in 0..<4 {
            for column in 0..<4 {
                let x = 36 + column * 76 + random.number(in: -20...20)
                let y = 36 + row * 74 + random.number(in: -18...18)
                dots.append(
                    circle(
                        x: x, y: y, radius: random.number(in: 10...34), fill: colour(random.number(in: 0...2)),
                        opacity: 92))
            }
        }
        return "\(dots)"
    }

    func bars(_ random: inout StableRandom) -> HTML {
        let slant = random.number(in: 60...140) * (random.isLucky() ? 1 : -1)
        var x = -120
        var stripes: [HTML] = []
        while x < 420 {
            let width = random.number(in: 10...44)
            stripes.append(
                path("M\(x) 0h\(width)l\(slant) 300h-\(width)z", fill: colour(random.number(in: 0...2)), opacity: 90))
            x += width + random.number(in: 12...40)
        }
        return "\(stripes)"
    }

    func blinds(_ random: inout StableRandom) -> HTML {
        let lamp = circle(
            x: random.number(in: 90...210), y: random.number(in: 110...190), radius: random.number(in: 70...100),
            fill: colour(0))
        let step = random.number(in: 20...30)
        let slats = stride(from: 0, to: 300, by: step).map { y in
            box(x: 0, y: y, width: 300, height: step / 2, fill: palette.ground)
        }
        return "\(box(x: 0, y: 0, width: 300, height: 300, fill: colour(2), opacity: 40))\(lamp)\(slats)"
    }

    func burst(_ random: inout StableRandom) -> HTML {
        let x = random.number(in: 90...210)
        let y = random.number(in: 120...220)
        let rays = random.number(in: 9...13)
        let start = random.number(in: 0...30)
        let beams = (0..<rays).map { index -> HTML in
            let angle = start + 360 * index / rays
            return """
                <path d="M\(x) \(y)l-22-420h44z" fill="\(colour(index % 2))" transform="rotate(\(angle) \(x) \(y))"/>
                """
        }
        return "\(beams)\(circle(x: x, y: y, radius: random.number(in: 30...52), fill: colour(2)))"
    }

    func chevrons(_ random: inout StableRandom) -> HTML {
        let height = random.number(in: 50...90)
        let step = random.number(in: 42...58)
        let marks = (0..<6).map { index -> HTML in
            let y = 30 + index * step
            return path(
                "M0 \(y + height)L150 \(y)l150 \(height)v22L150 \(y + 22) 0 \(y + height + 22)z", fill: colour(index))
        }
        return "\(marks)"
    }

    func drips(_ random: inout StableRandom) -> HTML {
        var x = 0
        var drops: [HTML] = []
        while x < 300 {
            let width = random.number(in: 12...34)
            let length = random.number(in: 50...235)
            drops.append(
                path(
                    "M\(x) 0h\(width)v\(length)a\(width / 2) \(width / 2) 0 0 1-\(width) 0z",
                    fill: colour(random.number(in: 0...1))))
            x += width + random.number(in: 0...8)
        }
        return "\(drops)"
    }

    func frames(_ random: inout StableRandom) -> HTML {
        let turn = random.number(in: 3...12) * (random.isLucky() ? 1 : -1)
        let order = random.number(in: 0...2)
        let squares = [220, 160, 100, 44].enumerated().map { index, side -> HTML in
            """
            <rect x="\(150 - side / 2)" y="\(150 - side / 2)" width="\(side)" height="\(side)" \
            fill="\(colour(index + order))" transform="rotate(\(turn * (index + 1)) 150 150)"/>
            """
        }
        return "\(squares)"
    }

    func halftone(_ random: inout StableRandom) -> HTML {
        let x = random.number(in: 60...240)
        let y = random.number(in: 60...240)
        let dots = (0..<100).map { index -> HTML in
            let column = 15 + index % 10 * 30
            let row = 15 + index / 10 * 30
            let distance = max(abs(column - x), abs(row - y)) / 15
            return circle(x: column, y: row, radius: max(14 - distance, 2), fill: colour(distance < 5 ? 0 : 1))
        }
        return "\(dots)"
    }

    func keys(_ random: inout StableRandom) -> HTML {
        let bars = (0..<10).map { index -> HTML in
            let height = random.number(in: 50...250)
            return box(
                x: 12 + index * 28, y: 290 - height, width: 20, height: height, fill: colour(index % 3), radius: 10)
        }
        return "\(bars)"
    }

    func lanes(_ random: inout StableRandom) -> HTML {
        let x = random.number(in: -40...60)
        let tracks = (0..<5).map { index in
            ring(x: x, y: 300, radius: 120 + index * 46, stroke: colour(index), width: 26)
        }
        return "\(tracks)"
    }

    func orbits(_ random: inout StableRandom) -> HTML {
        let x = random.number(in: 110...190)
        let y = random.number(in: 120...180)
        let stars = (0..<26).map { _ in
            circle(
                x: random.number(in: 4...296), y: random.number(in: 4...296), radius: random.number(in: 1...2),
                fill: palette.ink,
                opacity: 70)
        }
        let tilt = random.number(in: -35...35)
        let radius = random.number(in: 54...80)
        return """
            \(stars)\(circle(x: x, y: y, radius: radius, fill: colour(0)))\
            \(path("M\(x) \(y - radius)a\(radius) \(radius) 0 0 1 0 \(radius * 2)z", fill: colour(1), opacity: 60))\
            <ellipse cx="\(x)" cy="\(y)" rx="\(radius + 58)" ry="22" fill="none" stroke="\(colour(2))" \
            stroke-width="5" transform="rotate(\(tilt) \(x) \(y))"/>
            """
    }

    func petals(_ random: inout StableRandom) -> HTML {
        let x = random.number(in: 120...180)
        let y = random.number(in: 130...170)
        let count = random.number(in: 6...9)
        let start = random.number(in: 0...40)
        let leaves = (0..<count).map { index -> HTML in
            """
            <ellipse cx="\(x)" cy="\(y - 70)" rx="34" ry="66" fill="\(colour(index % 2))" opacity=".80" \
            transform="rotate(\(start + 360 * index / count) \(x) \(y))"/>
            """
        }
        return "\(leaves)\(circle(x: x, y: y, radius: 26, fill: colour(2)))"
    }

    func rings(_ random: inout StableRandom) -> HTML {
        let x = random.number(in: 80...220)
        let y = random.number(in: 100...200)
        let width = random.number(in: 10...18)
        let circles = (0..<6).map { index in
            ring(x: x, y: y, radius: 24 + index * (width + 12), stroke: colour(index), width: width)
        }
        return "\(circles)"
    }

    /// Quarter circles, half circles and circles in a grid, like a tiled floor.
    func tiles(_ random: inout StableRandom) -> HTML {
        let side = if random.isLucky() { 100 } else { 75 }
        var floor: [HTML] = []
        for y in stride(from: -side, to: 300 + side, by: side) {
            for x in stride(from: -side, to: 300 + side, by: side) {
                let fill = colour(random.number(in: 0...2))
                let half = side / 2
                let shape =
                    switch random.number(in: 0...4) {
                    case 0: path("M\(x) \(y)h\(side)a\(side) \(side) 0 0 1-\(side) \(side)z", fill: fill)
                    case 1: path("M\(x) \(y)v\(side)h\(side)a\(side) \(side) 0 0 0-\(side)-\(side)z", fill: fill)
                    case 2: circle(x: x + half, y: y + half, radius: half, fill: fill)
                    case 3: path("M\(x) \(y + half)a\(half) \(half) 0 0 1 \(side) 0z", fill: fill)
                    default: path("M\(x) \(y)h\(side)v\(side)z", fill: fill)
                    }
                floor.append(shape)
            }
        }
        return "\(floor)"
    }

    func waves(_ random: inout StableRandom) -> HTML {
        let step = random.number(in: 34...46)
        let swell = random.number(in: 18...34)
        let start = random.number(in: -150...0)
        let sun = circle(
            x: random.number(in: 70...230), y: random.number(in: 50...90), radius: random.number(in: 34...54),
            fill: colour(2))
        let swells = (0..<6).map { index -> HTML in
            let y = 120 + index * step
            let x = start - index % 2 * 75
            return path(
                "M\(x) \(y)q37-\(swell) 75 0t75 0 75 0 75 0 75 0 75 0 75 0V360H\(x)z", fill: colour(index % 2),
                opacity: 92)
        }
        return "\(sun)\(swells)"
    }
}
