export type Point = readonly [x: number, y: number]
/** ГОСТ 2.303: the main line of the outline, thin, dash-dotted axis. */
export type Stroke = 'outline' | 'thin' | 'axis'

/** All that a drawing is made of; y grows downward. Screen, PDF and DXF draw nothing else. */
export type Primitive = {
  /** Part of this dimension, counted among those that are shown. */
  dimension?: number
} & (
  | { kind: 'line'; points: readonly Point[]; stroke: Stroke }
  | { kind: 'fill'; points: readonly Point[] }
  | {
      kind: 'text'
      at: Point
      text: string
      anchor: 'start' | 'middle' | 'end'
      isUpright?: boolean
    }
)

export type Drawing = {
  /** The box that everything lies in. */
  width: number
  height: number
  textSize: number
  primitives: readonly Primitive[]
}

export const line = (stroke: Stroke, ...points: Point[]): Primitive => ({
  kind: 'line',
  points,
  stroke,
})

/** Letters of a drawing are about so wide, in parts of their height; rather too much than too little. */
const LETTER = 0.6
export const textWidth = (text: string, size: number): number => [...text].length * size * LETTER

/** The place that a text takes: left, top, right, bottom. */
export const textBox = (
  { at: [x, y], text, anchor, isUpright = false }: Extract<Primitive, { kind: 'text' }>,
  size: number,
): readonly [number, number, number, number] => {
  const width = textWidth(text, size)
  const before = anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2
  const [rise, sink] = [size * 0.8, size * 0.2]
  return isUpright
    ? [x - rise, y - width + before, x + sink, y + before]
    : [x - before, y - rise, x - before + width, y + sink]
}

/** A slim filled arrow whose tip is `to`, seen from `from`. */
export const arrow = ([x1, y1]: Point, [x2, y2]: Point, size: number): Primitive => {
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const wing = (turn: number): Point => [
    x2 - size * Math.cos(angle + turn),
    y2 - size * Math.sin(angle + turn),
  ]
  return { kind: 'fill', points: [[x2, y2], wing(0.16), wing(-0.16)] }
}
