import { textWidth } from './primitives.ts'

/** Something that stands above the tool on a line of its own. `x`: where the line meets its shelf. */
export type Stem = { x: number; text: string }
/** Where its shelf lies: the row above the tool, and to which side. */
export type Shelf = { row: number; isLeft: boolean }
type Laid = { x: number; from: number; to: number; isLeft: boolean }

/** Between a line and the letters of another shelf, in heights of letters. */
const CLEAR = 0.3
/** More than these stand on no drawing of ours; beyond them sides are not tried in all ways. */
const MAX_TRIED = 7

const layOf = ({ x, text }: Stem, isLeft: boolean, t: number): Laid => {
  const long = textWidth(text, t) + 0.5 * t
  return { x, isLeft, from: isLeft ? x - long : x, to: isLeft ? x : x + long }
}

/** Rows in which no line crosses a text: what a text lies over stands below it. Null when two lie over one another. */
const rowsOf = (laid: readonly Laid[], clear: number): number[] | null => {
  const isOver = (one: Laid, other: Laid) =>
    one !== other && one.from - clear < other.x && other.x < one.to + clear
  const touches = (one: Laid, other: Laid) =>
    one.from < other.to + clear && other.from < one.to + clear
  const rows = new Map<Laid, number>()
  while (rows.size < laid.length) {
    const next = laid.find(
      (one) => !rows.has(one) && laid.every((other) => !isOver(one, other) || rows.has(other)),
    )
    if (!next) return null
    const below = [...rows].filter(([other]) => isOver(next, other)).map(([, row]) => row)
    let row = Math.max(0, ...below) + 1
    while ([...rows].some(([other, own]) => own === row && touches(next, other))) row += 1
    rows.set(next, row)
  }
  return laid.map((one) => rows.get(one) ?? 1)
}

/** Gives each its row and side so that nothing crosses a text, in as few rows as can be. */
export const placeShelves = (stems: readonly Stem[], t: number, width: number): Shelf[] => {
  let best: { shelves: Shelf[]; cost: number } | null = null
  for (let sides = 0; sides < 2 ** Math.min(stems.length, MAX_TRIED); sides += 1) {
    const laid = stems.map((stem, at) => layOf(stem, ((sides >> at) & 1) === 1, t))
    if (laid.some(({ from, to }) => from < 0 || to > width)) continue
    const rows = rowsOf(laid, CLEAR * t)
    if (!rows) continue
    const cost = Math.max(0, ...rows) * 100 + laid.filter(({ isLeft }) => isLeft).length
    if (best && best.cost <= cost) continue
    best = { cost, shelves: laid.map(({ isLeft }, at) => ({ isLeft, row: rows[at] ?? 1 })) }
  }
  return (
    best?.shelves ??
    stems.map((stem, at) => ({ row: at + 1, isLeft: layOf(stem, false, t).to > width }))
  )
}
