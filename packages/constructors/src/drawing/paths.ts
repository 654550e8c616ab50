import type { Drawing, Point, Primitive, Stroke } from './primitives.ts'

const round = (value: number): number => Math.round(value * 10) / 10

const pathOf = (points: readonly Point[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')

const isLine = (one: Primitive): one is Extract<Primitive, { kind: 'line' }> => one.kind === 'line'
const isFill = (one: Primitive): one is Extract<Primitive, { kind: 'fill' }> => one.kind === 'fill'

/** All lines of a kind as the data of one SVG path. */
export const linePath = ({ primitives }: Drawing, stroke: Stroke): string =>
  primitives
    .filter(isLine)
    .filter((one) => one.stroke === stroke)
    .map(({ points }) => pathOf(points))
    .join('')

/** The arrows. */
export const fillPath = ({ primitives }: Drawing): string =>
  primitives
    .filter(isFill)
    .map(({ points }) => `${pathOf(points)}Z`)
    .join('')
