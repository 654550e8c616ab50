import type { Drawing, Point, Primitive, Stroke } from '@isp/constructors'

/**
 * AutoCAD R12 (AC1009), which every CAD program opens. A group is a code and its value, each on a line of its own.
 */
type Group = readonly [code: number, value: string | number]

const layers: Readonly<Record<Stroke | 'text', { name: string; color: number; lineType: string }>> =
  {
    outline: { name: 'OUTLINE', color: 7, lineType: 'CONTINUOUS' },
    thin: { name: 'THIN', color: 8, lineType: 'CONTINUOUS' },
    axis: { name: 'AXIS', color: 1, lineType: 'CENTER' },
    text: { name: 'DIMENSIONS', color: 5, lineType: 'CONTINUOUS' },
  }

const signs: Readonly<Record<string, string>> = { Ø: '%%c', '°': '%%d', '±': '%%p', '\u2212': '-' }

/** R12 has no encoding, so the text is ASCII: other characters are written as `\U+0421`. */
export const dxfText = (text: string): string =>
  [...text.replaceAll('%%', '%')]
    .map((sign) => {
      const known = signs[sign]
      if (known) return known
      const code = sign.codePointAt(0) ?? 0
      if (code < 32) return ' '
      return code < 127 ? sign : `\\U+${code.toString(16).toUpperCase().padStart(4, '0')}`
    })
    .join('')

const number = (value: number): string => {
  const text = value.toFixed(4).replace(/\.?0+$/, '')
  return text === '-0' || text === '' ? '0' : text
}

/** A point with the group codes of its coordinates: 10 and 20, 11 and 21 … In DXF the y axis points up. */
const point = (at: number, [x, y]: Point, height: number): Group[] => [
  [10 + at, number(x)],
  [20 + at, number(height - y)],
  [30 + at, '0'],
]

const lineOf = (points: readonly Point[], layer: string, height: number): Group[] => {
  const [from, to] = points
  if (from && to && points.length === 2) {
    return [[0, 'LINE'], [8, layer], ...point(0, from, height), ...point(1, to, height)]
  }
  return [
    [0, 'POLYLINE'],
    [8, layer],
    [66, 1],
    ...point(0, [0, height], height),
    [70, 0],
    ...points.flatMap((one): Group[] => [[0, 'VERTEX'], [8, layer], ...point(0, one, height)]),
    [0, 'SEQEND'],
    [8, layer],
  ]
}

const alignments = { start: 0, middle: 1, end: 2 } as const

const entity = (one: Primitive, { height, textSize }: Drawing): Group[] => {
  switch (one.kind) {
    case 'line':
      return lineOf(one.points, layers[one.stroke].name, height)
    case 'fill': {
      const [a, b, c] = one.points
      if (!a || !b || !c) return []
      const corners = [a, b, c, c].flatMap((corner, at) => point(at, corner, height))
      return [[0, 'SOLID'], [8, layers.text.name], ...corners]
    }
    case 'text':
      return [
        [0, 'TEXT'],
        [8, layers.text.name],
        ...point(0, one.at, height),
        [40, number(textSize)],
        [1, dxfText(one.text)],
        [50, one.isUpright ? 90 : 0],
        [72, alignments[one.anchor]],
        ...point(1, one.at, height),
      ]
  }
}

const section = (name: string, ...groups: readonly Group[]): Group[] => [
  [0, 'SECTION'],
  [2, name],
  ...groups,
  [0, 'ENDSEC'],
]

const table = (name: string, rows: readonly (readonly Group[])[]): Group[] => [
  [0, 'TABLE'],
  [2, name],
  [70, rows.length],
  ...rows.flat(),
  [0, 'ENDTAB'],
]

const lineTypes: readonly (readonly Group[])[] = [
  [
    [0, 'LTYPE'],
    [2, 'CONTINUOUS'],
    [70, 0],
    [3, 'Solid'],
    [72, 65],
    [73, 0],
    [40, 0],
  ],
  [
    ...([
      [0, 'LTYPE'],
      [2, 'CENTER'],
      [70, 0],
      [3, 'Center'],
      [72, 65],
    ] as const),
    ...([
      [73, 4],
      [40, 12],
      [49, 8],
      [49, -1.5],
      [49, 1],
      [49, -1.5],
    ] as const),
  ],
]

/** The drawing in its own units: millimetres when it was drawn at scale 1. */
export const writeDxf = (drawing: Drawing): string => {
  const { width, height } = drawing
  const layerRows = Object.values(layers).map(({ name, color, lineType }): Group[] => [
    [0, 'LAYER'],
    [2, name],
    [70, 0],
    [62, color],
    [6, lineType],
  ])
  const groups: Group[] = [
    ...section(
      'HEADER',
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$EXTMIN'],
      ...point(0, [0, height], height),
      [9, '$EXTMAX'],
      ...point(0, [width, 0], height),
    ),
    ...section('TABLES', ...table('LTYPE', lineTypes), ...table('LAYER', layerRows)),
    ...section('ENTITIES', ...drawing.primitives.flatMap((one) => entity(one, drawing))),
    [0, 'EOF'],
  ]
  return groups.map(([code, value]) => `${code}\r\n${value}\r\n`).join('')
}
