import { body, curve, dashed, mark, shades, size, steps, worn } from './loupe.ts'

const chipRibbon = (): string =>
  [0, 4]
    .map((shift) =>
      mark(
        curve(0, 12 * Math.PI, (angle) => [
          14 + angle * 4.5 + 20 * Math.cos(angle),
          104 + 34 * Math.sin(angle) + shift * 2,
        ]),
        3 - shift / 4,
      ),
    )
    .join('')

const chipCrumbs = (): string =>
  [
    [52, 60, 0],
    [96, 44, 2],
    [142, 66, 4],
    [40, 106, 3],
    [84, 98, 1],
    [128, 112, 5],
    [164, 110, 2],
    [66, 146, 4],
    [110, 156, 0],
    [146, 150, 3],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      mark(
        curve(0, 4.2, (angle) => [
          x + (13 - angle * 1.6) * Math.cos(angle + turn),
          y + (13 - angle * 1.6) * Math.sin(angle + turn),
        ]),
        4,
      ),
    )
    .join('')

const chatter = (): string =>
  [
    body(
      [
        [-10, 46],
        [210, 46],
        [210, 154],
        [-10, 154],
      ],
      shades.side,
    ),
    ...steps(-40, 200, 17).map((x) =>
      mark(
        curve(46, 154, (y) => [x + (y - 46) * 0.28 + 4 * Math.sin(y / 8), y]),
        2,
      ),
    ),
  ].join('')

const tornSurface = (): string => {
  const rim = curve(-10, 210, (x) => [x, 104 + 9 * Math.sin(x * 1.7) + 7 * Math.sin(x * 0.61)])
  return (
    body([...rim, [210, 210], [-10, 210]], shades.side) +
    mark(rim, 2.4) +
    dashed([
      [-10, 92],
      [210, 92],
    ])
  )
}

const feedMarks = (): string => {
  const rim = curve(-10, 210, (x) => [x, 116 - 22 * Math.abs(Math.sin((x * Math.PI) / 44))])
  return [
    body([...rim, [210, 210], [-10, 210]], shades.side),
    mark(rim, 2.4),
    size([110, 94], [110, 116], 'Rz', [122, 84]),
  ].join('')
}

const ledge = (): string =>
  [
    body(
      [
        [-10, 84],
        [100, 84],
        [100, 104],
        [210, 104],
        [210, 210],
        [-10, 210],
      ],
      shades.side,
    ),
    mark(
      [
        [60, 84],
        [100, 84],
        [100, 104],
        [150, 104],
      ],
      3,
    ),
    size([100, 84], [100, 104], 'h', [112, 78]),
  ].join('')

const wallTaper = (): string =>
  [
    body(
      [
        [-10, 40],
        [78, 40],
        [112, 158],
        [210, 158],
        [210, 210],
        [-10, 210],
      ],
      shades.side,
    ),
    worn([
      [78, 40],
      [112, 158],
      [78, 158],
    ]),
    dashed([
      [78, 24],
      [78, 190],
    ]),
  ].join('')

export const chipsAndSurfaces = {
  'chip-ribbon': chipRibbon,
  'chip-crumbs': chipCrumbs,
  chatter,
  'torn-surface': tornSurface,
  'feed-marks': feedMarks,
  ledge,
  'wall-taper': wallTaper,
}
