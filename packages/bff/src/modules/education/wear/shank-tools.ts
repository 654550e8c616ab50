import {
  arrow,
  body,
  curve,
  dashed,
  line,
  mark,
  mirrored,
  type Point,
  shades,
  worn,
} from './loupe.ts'

/** The end of a drill with its flutes. */
const drillTip = (): string =>
  [
    body(
      [
        [58, -10],
        [142, -10],
        [142, 112],
        [100, 150],
        [58, 112],
      ],
      shades.side,
    ),
    line(
      [
        [58, 112],
        [100, 132],
        [142, 112],
      ],
      1,
    ),
    ...[-40, 20].map((top) =>
      line(
        curve(0, 1, (share) => [58 + 84 * share, top + 26 + 60 * (1 - share)]),
        1,
      ),
    ),
  ].join('')

const toolBreak = (): string => {
  const gap: Point[] = [
    [74, 96],
    [84, 84],
    [96, 100],
    [108, 86],
    [126, 102],
  ]
  const fallen = gap.map(([x, y]): Point => [x + 8, y + 22])
  return [
    body([[74, -10], [126, -10], ...gap.toReversed()], shades.side),
    line(
      [
        [74, 60],
        [126, 22],
      ],
      1,
    ),
    line(
      [
        [74, 20],
        [126, -18],
      ],
      1,
    ),
    body([...fallen, [134, 168], [108, 188], [82, 168]], shades.side),
    line(
      [
        [82, 156],
        [134, 132],
      ],
      1,
    ),
    mark(gap, 3),
    mark(fallen, 3),
  ].join('')
}

const cornerWear = (): string => {
  const corner: Point[] = [
    [58, 70],
    [58, 112],
    [78, 130],
    [72, 108],
    [68, 84],
  ]
  return drillTip() + worn(corner) + worn(mirrored(corner))
}

const chiselEdge = (): string =>
  drillTip() +
  worn([
    [82, 134],
    [92, 126],
    [100, 136],
    [108, 124],
    [119, 133],
    [108, 143],
    [100, 150],
    [90, 141],
  ])

const pullOut = (): string =>
  [
    body(
      [
        [50, -10],
        [76, -10],
        [76, 74],
        [58, 74],
      ],
      shades.dark,
    ),
    body(
      [
        [150, -10],
        [124, -10],
        [124, 74],
        [142, 74],
      ],
      shades.dark,
    ),
    body(
      [
        [78, -10],
        [122, -10],
        [122, 172],
        [78, 172],
      ],
      shades.side,
    ),
    line(
      [
        [78, 172],
        [122, 128],
      ],
      1,
    ),
    line(
      [
        [78, 132],
        [122, 88],
      ],
      1,
    ),
    dashed([
      [70, 140],
      [130, 140],
    ]),
    mark(
      [
        [70, 172],
        [130, 172],
      ],
      2.4,
    ),
    arrow([152, 112], [152, 166]),
  ].join('')

export const shankTools = {
  'tool-break': toolBreak,
  'corner-wear': cornerWear,
  'chisel-edge': chiselEdge,
  'pull-out': pullOut,
}
