import { n, pictureSide, type Sheet, stops } from './sheet.ts'

const margin = 44

/** A soft pool of shade under something that stands. */
export const floorShadow = (
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry = rx * 0.09,
  strength = 0.42,
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${sheet.radial([
    [0, '#20262d', strength],
    [0.55, '#20262d', strength * 0.5],
    [0.8, '#20262d', strength * 0.14],
    [1, '#20262d', 0],
  ])}"/>`

/** Pixels in a millimetre for something long lying at an angle, so that it fills the square. */
export const scaleLying = (length: number, radius: number, angle: number): number => {
  const turn = (Math.abs(angle) * Math.PI) / 180
  const wide = length * Math.cos(turn) + 2 * radius * Math.sin(turn)
  const tall = length * Math.sin(turn) + 2 * radius * Math.cos(turn)
  return (pictureSide - 2 * margin) / Math.max(wide, tall)
}

/** Lays a drawing that runs from x = 0 to `length` (pixels) around the centre, turned by degrees. */
export const lie = (length: number, angle: number, inner: string): string =>
  `<g transform="translate(400 400) rotate(${n(angle)}) translate(${n(-length / 2)} 0)">${inner}</g>`

/** The contact shadow of something long: a soft strip below it, drawn first. */
export const lyingShadow = (sheet: Sheet, length: number, radius: number): string =>
  `<ellipse cx="${n(length * 0.48)}" cy="${n(radius * 0.95)}" rx="${n(length * 0.49)}" ry="${n(
    Math.min(44, Math.max(8, radius * 0.5)),
  )}" fill="${sheet.radial(stops('0 #20262d 0.36, 0.6 #20262d 0.22, 0.85 #20262d 0.07, 1 #20262d 0'))}"/>`

/** Length compared to the diameter, eased for very long tools which would be hairs otherwise. */
export const easeLength = (length: number, diameter: number, limit = 11): number => {
  const ratio = length / diameter
  return ratio <= limit ? length : diameter * (limit + (ratio - limit) * 0.3)
}
