export type Point = readonly [x: number, y: number]

/** Text colour of the shop, its accent and the sides of a body; fixed, since styles of a page do not reach a picture. */
const INK = '#1c2329'
const ACCENT = '#bf420a'
const WORN = '#f7d8c8'
export const shades = { top: '#ffffff', side: '#e9edf0', dark: '#d6dde2' } as const

export const LOUPE = { width: 200, height: 200, centre: [100, 100], radius: 94 } as const

/** Numbers of equal distance, both ends included. */
export const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, place) => from + ((to - from) * place) / count)

const round = (value: number): number => Math.round(value * 10) / 10
export const pathOf = (points: readonly Point[], isClosed = false): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${isClosed ? 'Z' : ''}`

export const body = (points: readonly Point[], fill: string): string =>
  `<path d="${pathOf(points, true)}" fill="${fill}" stroke="${INK}" stroke-width="1.6"/>`
export const line = (points: readonly Point[], width = 1.6): string =>
  `<path d="${pathOf(points)}" stroke="${INK}" stroke-width="${width}"/>`
/** Where the body was before, or where it should be. */
export const dashed = (points: readonly Point[]): string =>
  `<path d="${pathOf(points)}" stroke="${INK}" stroke-width="1" stroke-dasharray="5 3"/>`
export const worn = (points: readonly Point[]): string =>
  `<path d="${pathOf(points, true)}" fill="${WORN}" stroke="${ACCENT}" stroke-width="2"/>`
export const mark = (points: readonly Point[], width = 1.4): string =>
  `<path d="${pathOf(points)}" stroke="${ACCENT}" stroke-width="${width}"/>`

const arrowHead = ([x, y]: Point, [fromX, fromY]: Point): string => {
  const length = Math.hypot(x - fromX, y - fromY)
  const [ux, uy] = [(x - fromX) / length, (y - fromY) / length]
  const wing = (side: number): Point => [x - ux * 7 - uy * 3 * side, y - uy * 7 + ux * 3 * side]
  return `<path d="${pathOf([[x, y], wing(1), wing(-1)], true)}" fill="${INK}" stroke="none"/>`
}
export const arrow = (from: Point, to: Point): string => line([from, to], 1) + arrowHead(to, from)

/** A size with its letter of ISO 3685: between two points, by arrows from outside. */
export const size = (from: Point, to: Point, name: string, at: Point): string => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const before: Point = [from[0] - ux * 16, from[1] - uy * 16]
  const after: Point = [to[0] + ux * 16, to[1] + uy * 16]
  const label = `<text x="${at[0]}" y="${at[1]}" fill="${INK}" stroke="#fff" stroke-width="4" paint-order="stroke">${name}</text>`
  return arrow(before, from) + arrow(after, to) + label
}

export const curve = (from: number, to: number, at: (place: number) => Point): Point[] =>
  steps(from, to, 96).map(at)

/** To the other half of the loupe. */
export const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [200 - x, y])

/** A stand-alone picture, as seen through a loupe; white, so that it can be read on any ground. */
export const lookThrough = (title: string, content: string): string => {
  const { width, height, centre, radius } = LOUPE
  const circle = `<circle cx="${centre[0]}" cy="${centre[1]}" r="${radius}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Arial, 'Liberation Sans', sans-serif" font-size="17" font-style="italic" font-weight="bold">`,
    `<title>${title}</title><clipPath id="loupe">${circle}/></clipPath>${circle} fill="#fff"/>`,
    `<g clip-path="url(#loupe)" fill="none" stroke-linecap="round" stroke-linejoin="round">${content}</g>`,
    `${circle} fill="none" stroke="#98a3ab" stroke-width="2"/></svg>`,
  ].join('')
}
