/// Motifs that show a place.
extension PosterCanvas {
    func hills(_ random: inout StableRandom) -> HTML {
        let moon = circle(
            x: random.number(in: 60...240), y: random.number(in: 60...100), radius: random.number(in: 26...44),
            fill: colour(2))
        var ridges: [HTML] = []
        for (index, base) in [150, 195, 240].enumerated() {
            let left = base + random.number(in: -30...30)
            let right = base + random.number(in: -30...30)
            let bend = random.number(in: 80...220)
            ridges.append(
                path(
                    "M0 \(left)Q\(bend) \(base - 75) 300 \(right)V300H0z",
                    fill: index == 2 ? palette.ground : colour(index),
                    opacity: index == 2 ? 55 : 90))
        }
        return "\(moon)\(ridges)"
    }

    func peaks(_ random: inout StableRandom) -> HTML {
        let sunX = random.number(in: 50...250)
        let top = random.number(in: 80...150)
        let side = random.number(in: 60...240)
        return """
            \(circle(x: sunX, y: random.number(in: 70...120), radius: random.number(in: 24...48), fill: colour(1)))\
            \(path("M-40 300 \(300 - side) \(top + 40) 340 300z", fill: colour(2), opacity: 55))\
            \(path("M-60 300 \(side) \(top) 360 300z", fill: colour(0)))\
            \(path("M\(side) \(top)l-34 \(30)l18 -6l14 16l16 -14l22 8z", fill: palette.ink, opacity: 85))\
            \(path("M0 262Q150 232 300 262V300H0z", fill: palette.ground, opacity: 60))
            """
    }

    func mesa(_ random: inout StableRandom) -> HTML {
        let left = random.number(in: 20...110)
        let width = random.number(in: 70...120)
        return """
            \(circle(x: random.number(in: 90...220), y: 165, radius: random.number(in: 62...92), fill: colour(2)))\
            \(path("M\(left) 250l12-90h\(width)l14 90z", fill: colour(0)))\
            \(path("M\(left + width + 60) 250l8-58h44l10 58z", fill: colour(0), opacity: 80))\
            \(box(x: 0, y: 246, width: 300, height: 54, fill: colour(1)))
            """
    }

    func horizon(_ random: inout StableRandom) -> HTML {
        let line = random.number(in: 170...220)
        let sun = random.number(in: 70...230)
        let radius = random.number(in: 50...84)
        let reflections = (0..<5).map { index -> HTML in
            let width = max(radius * 2 - index * 22, 16)
            return box(
                x: sun - width / 2, y: line + 10 + index * 17, width: width, height: 6, fill: colour(0), radius: 3,
                opacity: 85 - index * 12)
        }
        return """
            \(path("M\(sun - radius) \(line)a\(radius) \(radius) 0 0 1 \(radius * 2) 0z", fill: colour(0)))\
            \(box(x: 0, y: line, width: 300, height: 300 - line, fill: colour(1), opacity: 45))\(reflections)
            """
    }

    func columns(_ random: inout StableRandom) -> HTML {
        let count = random.number(in: 4...6)
        let step = 240 / count
        let shafts = (0..<count).map { index in
            box(
                x: 30 + index * step + step / 6, y: 110, width: step * 2 / 3, height: 140,
                fill: colour(index.isMultiple(of: 2) ? 0 : 1))
        }
        return """
            \(path("M16 100L150 \(random.number(in: 30...60)) 284 100z", fill: colour(0)))\
            \(shafts)\(box(x: 16, y: 250, width: 268, height: 14, fill: colour(1)))\(box(x: 4, y: 268, width: 292, height: 16, fill: colour(0)))
            """
    }

    func arches(_ random: inout StableRandom) -> HTML {
        let x = random.number(in: 90...210)
        let order = random.number(in: 0...2)
        let bows = [130, 98, 66, 34].enumerated().map { index, radius -> HTML in
            let fill = if index == 3 { palette.ground } else { colour(index + order) }
            return path("M\(x - radius) 300V\(radius + 60)a\(radius) \(radius) 0 0 1 \(radius * 2) 0V300z", fill: fill)
        }
        return "\(bows)"
    }

    func keyhole(_ random: inout StableRandom) -> HTML {
        let x = random.number(in: 120...180)
        return """
            \(box(x: 0, y: 0, width: 300, height: 300, fill: colour(1), opacity: 35))\
            \(circle(x: x, y: 130, radius: random.number(in: 96...116), fill: colour(0)))\
            \(circle(x: x, y: 112, radius: 38, fill: palette.ground))\(path("M\(x - 20) 130h40l22 100h-84z", fill: palette.ground))\
            \(circle(x: x + random.number(in: -12...12), y: 112, radius: 9, fill: colour(2)))
            """
    }

    func skyline(_ random: inout StableRandom) -> HTML {
        var x = -40
        var houses: [HTML] = []
        while x < 340 {
            let width = random.number(in: 30...56)
            let height = random.number(in: 70...220)
            houses.append(
                box(x: x, y: 300 - height, width: width, height: height + 60, fill: colour(random.number(in: 0...1))))
            for y in stride(from: 314 - height, to: 300, by: 18) where random.isLucky() {
                houses.append(box(x: x + random.number(in: 4...18), y: y, width: 8, height: 9, fill: colour(2)))
            }
            x += width + random.number(in: 0...5)
        }
        return
            "\(circle(x: random.number(in: 60...240), y: random.number(in: 50...90), radius: 32, fill: colour(2)))\(houses)"
    }

    /// A spotlight, with or without a person in it.
    func spotlight(_ random: inout StableRandom) -> HTML {
        let lamp = random.number(in: 20...280)
        let x = random.number(in: 100...200)
        let width = random.number(in: 62...92)
        return """
            \(path("M\(lamp - 8)-60h16L\(x + width) 262H\(x - width)z", fill: colour(0), opacity: 85))\
            <ellipse cx="\(x)" cy="262" rx="\(width)" ry="22" fill="\(colour(2))"/>\
            \(circle(x: x, y: 168, radius: 17, fill: palette.ground))\
            \(path("M\(x - 22) 262l6-62a16 16 0 0 1 32 0l6 62z", fill: palette.ground))
            """
    }

    func stairs(_ random: inout StableRandom) -> HTML {
        let count = random.number(in: 5...7)
        let step = 300 / count
        let isRising = random.isLucky()
        let steps = (0..<count).map { index -> HTML in
            let x = if isRising { index * step } else { 300 - (index + 1) * step }
            let top = 290 - (index + 1) * (240 / count)
            return box(x: x, y: top, width: step + 1, height: 360 - top, fill: colour(index % 2))
        }
        let x = if isRising { random.number(in: 50...120) } else { random.number(in: 180...250) }
        return
            "\(circle(x: x, y: random.number(in: 60...100), radius: random.number(in: 26...44), fill: colour(2)))\(steps)"
    }
}
