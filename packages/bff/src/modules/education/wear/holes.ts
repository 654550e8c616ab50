import { arrow, body, curve, dashed, mark, mirrored, type Point, shades, worn } from './loupe.ts'

/** Section of a workpiece with a hole in the middle, `half` its half width from top to bottom. */
const bored = (half: number, [top, bottom]: readonly [number, number] = [56, 210]): string => {
  const left: Point[] = [
    [-10, top],
    [100 - half, top],
    [100 - half, bottom],
    [-10, bottom],
  ]
  return body(left, shades.side) + body(mirrored(left), shades.side)
}

const drillWalk = (): string =>
  [
    body(
      [
        [-10, 60],
        [210, 60],
        [210, 210],
        [-10, 210],
      ],
      shades.side,
    ),
    worn([
      [80, 60],
      [120, 60],
      [166, 210],
      [124, 210],
    ]),
    dashed([
      [100, 12],
      [100, 200],
    ]),
    mark(
      [
        [88, 20],
        [145, 205],
      ],
      1.4,
    ),
    arrow([100, 34], [124, 34]),
  ].join('')

const wrongHole = (half: number, nominal: number): string => {
  const band: Point[] = [
    [100 - half, 56],
    [100 - nominal, 56],
    [100 - nominal, 210],
    [100 - half, 210],
  ]
  return [
    bored(half),
    worn(band),
    worn(mirrored(band)),
    dashed([
      [100 - nominal, 36],
      [100 - nominal, 200],
    ]),
    dashed([
      [100 + nominal, 36],
      [100 + nominal, 200],
    ]),
  ].join('')
}

const burr = (): string => {
  const curl: Point[] = [
    [46, 140],
    [64, 140],
    [72, 154],
    [80, 176],
    [70, 168],
    [60, 158],
  ]
  return bored(36, [44, 140]) + worn(curl) + worn(mirrored(curl)) + arrow([100, 20], [100, 120])
}

const scratches = (): string =>
  [
    body(
      [
        [-10, -10],
        [210, -10],
        [210, 210],
        [-10, 210],
      ],
      shades.side,
    ),
    body(
      [
        [52, -10],
        [148, -10],
        [148, 210],
        [52, 210],
      ],
      shades.top,
    ),
    ...[64, 78, 96, 112, 124, 138].map((x, place) =>
      mark(
        curve(0, 1, (share) => [x + 12 * share, 20 + (place % 3) * 26 + 96 * share]),
        2.4,
      ),
    ),
  ].join('')

export const holes = {
  'drill-walk': drillWalk,
  oversize: () => wrongHole(44, 30),
  undersize: () => wrongHole(28, 40),
  burr,
  scratches,
}
