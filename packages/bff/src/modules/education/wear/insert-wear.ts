import { corner, edge, flank, rake } from './insert-corner.ts'
import { arrow, dashed, mark, type Point, size, steps, worn } from './loupe.ts'

/** Between 0 and 1, the same at each drawing: worn edges are not straight. */
const rough = (place: number): number => (Math.sin(place * 12.9898) * 43758.5453) % 1

const flankWear = (): string => {
  const depth = (q: number) => {
    const whole = q > 20 ? 20 * (1 - (q - 20) / 50) : 20
    return Math.max(0, q < -84 ? whole * (1 - (-84 - q) / 14) : whole) + 2 * rough(q)
  }
  const qs = steps(-98, 70, 42)
  const scratches = steps(-86, 34, 12).map((q) => mark([flank(q, 3), flank(q, depth(q) - 4)], 1))
  return [
    corner(),
    worn([...qs.map(edge), ...qs.toReversed().map((q) => flank(q, depth(q)))]),
    ...scratches,
    size(flank(-40, 0), flank(-40, depth(-40)), 'VB', [74, 146]),
  ].join('')
}

const ring = (q: number, depth: number, halfLength: number, halfWidth: number): Point[] =>
  steps(0, 2 * Math.PI, 32).map((angle) =>
    rake(q + halfLength * Math.cos(angle), depth + halfWidth * Math.sin(angle)),
  )

const crater = (): string =>
  [
    corner(),
    worn(ring(-48, 24, 38, 14)),
    mark(ring(-48, 24, 29, 9.5)),
    mark(ring(-48, 24, 18, 5)),
    size(rake(-70, 0), rake(-70, 37), 'KB', [66, 40]),
  ].join('')

const builtUpEdge = (): string => {
  const qs = steps(-86, 14, 25)
  const height = (q: number) => {
    const share = (q + 86) / 100
    return Math.sin(Math.PI * share) * 20 + 4 * rough(q) * Math.sin(Math.PI * share)
  }
  const over = qs.map((q): Point => [edge(q)[0] - height(q) * 0.15, edge(q)[1] - height(q)])
  const under = qs.toReversed().map((q) => flank(q, height(q) * 0.35))
  const layers = [0.3, 0.62].map((share) =>
    mark(qs.slice(3, -3).map((q): Point => [edge(q)[0], edge(q)[1] - height(q) * share])),
  )
  return [corner(), worn([...over, ...under]), ...layers].join('')
}

const notch = (): string =>
  [
    corner(),
    worn([
      ...[rake(-78, 0), rake(-70, 9), rake(-64, 15), rake(-57, 8), rake(-52, 0)],
      ...[flank(-57, 14), flank(-62, 34), flank(-66, 40), flank(-70, 26), flank(-76, 12)],
    ]),
    mark([rake(-64, 15), edge(-64), flank(-66, 40)]),
    dashed([flank(-44, 0), flank(-44, 74)]),
    size(flank(-64, 0), flank(-64, 40), 'VN', [68, 146]),
  ].join('')

const chipping = (): string => {
  const bites = [
    ...[[-88, 9, 12, 12] as const, [-62, 12, 17, 18] as const],
    ...[[-34, 8, 11, 12] as const, [-10, 9, 14, 14] as const],
  ]
  return [
    corner(),
    ...bites.map(([q, half, deep, down]) =>
      worn([
        ...[edge(q - half), rake(q - half / 2, deep * 0.8), rake(q + half / 4, deep)],
        ...[edge(q + half), flank(q + half / 3, down * 0.7), flank(q - half / 4, down)],
      ]),
    ),
  ].join('')
}

const fracture = (): string =>
  [
    corner(),
    worn([
      ...[edge(-52), rake(-40, 18), rake(-24, 34), rake(8, 44), rake(32, 28), edge(58)],
      ...[flank(44, 22), flank(30, 52), flank(6, 74), flank(-16, 58), flank(-34, 30)],
    ]),
    mark([rake(-24, 34), flank(-4, 10), flank(6, 74)]),
    mark([edge(-52), flank(-4, 10), edge(58)]),
    dashed(steps(-52, 58, 30).map(edge)),
  ].join('')

const thermalCracks = (): string =>
  [
    corner(),
    ...[-98, -80, -62, -44, -26, -8].map((q, place) => {
      const long = place % 2 === 0 ? 22 : 16
      return mark(
        [
          rake(q + 3, long),
          rake(q - 1, long * 0.5),
          edge(q),
          flank(q + 2, long * 0.6),
          flank(q - 1, long + 6),
        ],
        2.4,
      )
    }),
  ].join('')

const deformation = (): string => {
  const sag = (q: number) => 16 * Math.exp(-((q / 42) ** 2))
  const sunk = (q: number): Point => flank(q, sag(q))
  const qs = steps(-100, 100, 40)
  const bulge = (q: number): Point => {
    const [x, y] = flank(q, sag(q) * 3)
    return [x + (q < 0 ? -1 : 1) * sag(q) * 0.3, y]
  }
  const shown = steps(-70, 70, 28)
  return [
    corner(sunk),
    worn([...shown.map(sunk), ...shown.toReversed().map(bulge)]),
    dashed(qs.map(edge)),
    arrow([104, 52], [104, 88]),
  ].join('')
}

export const insertWear = {
  flank: flankWear,
  crater,
  'built-up-edge': builtUpEdge,
  notch,
  chipping,
  fracture,
  'thermal-cracks': thermalCracks,
  deformation,
}
