import { textWidth } from './primitives.ts'

/** Distances of ГОСТ 2.307 in heights of letters. */
/** Letters of 3.5 mm make it the 10 mm of the standard; what hangs below a thin tool ends above the first figure. */
export const FIRST_ROW = 2.8
export const ROW = 2
export const SHELF = 1.7
export const SHELF_ROW = 1.9
export const BESIDE_LEFT = 1.4
export const BESIDE_RIGHT = 2.1
export const ANGLE_RADIUS = 2
const EDGE = 1
export const ARROW = 0.85
/** How far arrows reach that stand outside a length too short for them. */
export const OUTSIDE = ARROW * 1.7

/** A dimension with its formulas worked out, mm. */
export type Dimension = { text: string } & (
  | { kind: 'length'; from: number; to: number; row: number }
  | { kind: 'diameter'; place: 'left' | 'right' | 'shelf'; x: number; d: number }
  | { kind: 'angle'; angle: number }
  | { kind: 'leader'; x: number; y: number | null }
)

/** How much the dimensions take beside the tool, and below it; what stands above is placed when these are known. */
export const roomFor = (dimensions: readonly Dimension[], t: number) => {
  const below = Math.max(0, ...dimensions.map((one) => (one.kind === 'length' ? one.row : 0)))
  const has = (place: 'left' | 'right') =>
    dimensions.some((one) => one.kind === 'diameter' && one.place === place)
  const edge = (below > 0 ? OUTSIDE + 0.2 : EDGE) * t
  const angle = dimensions.find(({ kind }) => kind === 'angle')
  const angleRoom = angle ? ANGLE_RADIUS * t + textWidth(angle.text, t) + t : 0
  return {
    left: Math.max(has('left') ? (BESIDE_LEFT + 1.5) * t : edge, angleRoom),
    right: has('right') ? (BESIDE_RIGHT + 0.7) * t : edge,
    bottom: below === 0 ? t : (FIRST_ROW + (below - 1) * ROW + EDGE) * t,
  }
}

/** Above the tool when so many rows of shelves stand there. */
export const topFor = (rows: number, t: number): number =>
  rows === 0 ? t : (SHELF + (rows - 1) * SHELF_ROW + 1.5) * t
