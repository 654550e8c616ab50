import { body, dashed, mark, type Point, shades } from './loupe.ts'

const DEEPEST = 132

const PITCH = 40

/** A crest of a thread in section: what is left of it at this height. */
const crest = (place: number, height: number): Point[] => {
  const middle = place * PITCH + 6
  const half = (20 * (62 - height)) / 62
  return [
    [middle - 20, DEEPEST],
    [middle - half, DEEPEST - height],
    [middle + half, DEEPEST - height],
  ]
}

const crests = (heights: readonly number[]): string =>
  body(
    [...heights.flatMap((height, place) => crest(place, height)), [220, 210], [-14, 210]],
    shades.side,
  )

const wholeCrest = (place: number): string =>
  dashed([...crest(place, 56), [place * PITCH + 26, DEEPEST]])

const tornThread = (): string => {
  const heights = [56, 56, 24, 56, 34, 56, 56]
  const torn = [2, 4].map((place) => {
    const [, left = [0, 0], right = [0, 0]] = crest(place, heights[place] ?? 0)
    const [[x, y], [end]] = [left, right]
    return mark([left, [x + 5, y - 7], [x + 9, y + 4], [end - 6, y - 5], right], 2.6)
  })
  return [crests(heights), wholeCrest(2), wholeCrest(4), ...torn].join('')
}

const lowThread = (): string => {
  const places = [0, 1, 2, 3, 4, 5, 6]
  return [
    crests(places.map(() => 30)),
    ...places.map(wholeCrest),
    ...places.map((place) => mark(crest(place, 30).slice(1), 3)),
  ].join('')
}

export const threads = { 'torn-thread': tornThread, 'low-thread': lowThread }
