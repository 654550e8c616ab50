/** Units everywhere: mm, m/min, 1/min, mm/min, N/mm², kW, N·m, kg. */

/** Turns from a cutting speed: n = 1000·vc / (π·D). */
export const turnsOf = (speed: number, diameter: number): number =>
  (1000 * speed) / (Math.PI * diameter)

/** The cutting speed of turns: vc = π·D·n / 1000. */
export const speedOf = (turns: number, diameter: number): number =>
  (Math.PI * diameter * turns) / 1000

/** vf = fz·z·n. */
export const feedRateOf = (toothFeed: number, teeth: number, turns: number): number =>
  toothFeed * teeth * turns

/** fz = vf / (z·n). */
export const toothFeedOf = (feedRate: number, teeth: number, turns: number): number =>
  feedRate / (teeth * turns)

/** Pc = ap·ae·vf·kc / (60·10⁶). */
export const millingPower = (cut: {
  depth: number
  width: number
  feedRate: number
  force: number
}): number => (cut.depth * cut.width * cut.feedRate * cut.force) / 60e6

/** Pc = vc·ap·f·kc / (60·10³). */
export const turningPower = (cut: {
  speed: number
  depth: number
  feed: number
  force: number
}): number => (cut.speed * cut.depth * cut.feed * cut.force) / 60e3

/** Pc = f·vc·D·kc / (240·10³). */
export const drillingPower = (cut: {
  diameter: number
  speed: number
  feed: number
  force: number
}): number => (cut.feed * cut.speed * cut.diameter * cut.force) / 240e3

/** Mc = 30000·Pc / (π·n). */
export const torqueOf = (power: number, turns: number): number =>
  (30_000 * power) / (Math.PI * turns)

/** A part of one section, kg: area mm², length mm, density g/cm³. */
export const weightOf = (area: number, length: number, density: number): number =>
  (area * length * density) / 1e6

export const discArea = (diameter: number): number => (Math.PI * diameter ** 2) / 4
export const tubeArea = (outer: number, wall: number): number =>
  discArea(outer) - discArea(outer - 2 * wall)
/** Of a hexagon by the distance of its flats. */
export const hexagonArea = (flats: number): number => (Math.sqrt(3) / 2) * flats ** 2
