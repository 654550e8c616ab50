import { type Drawing, type Point, textBox } from '@isp/constructors'

type Box = readonly [number, number, number, number]
const touch = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

const crosses = ([a, b]: readonly [Point, Point], box: Box): boolean => {
  // the real text may be a little narrower than computed, so a line that only touches its edge does not count
  const [left, top, right, bottom] = [box[0] + 1, box[1] + 1, box[2] - 1, box[3] - 1]
  for (let at = 0; at <= 20; at += 1) {
    const [x, y] = [a[0] + ((b[0] - a[0]) * at) / 20, a[1] + ((b[1] - a[1]) * at) / 20]
    if (left < x && x < right && top < y && y < bottom) return true
  }
  return false
}

/** Flaws of a drawing that a drafting office would reject. */
export const flawsOf = (drawing: Drawing): string[] => {
  const texts = drawing.primitives.flatMap((one) =>
    one.kind === 'text' ? [{ text: one.text, box: textBox(one, drawing.textSize) }] : [],
  )
  const lines = drawing.primitives.flatMap((one) =>
    one.kind === 'line'
      ? one.points.slice(1).map((point, at) => [one.points[at] ?? point, point] as const)
      : [],
  )
  const points = drawing.primitives.flatMap((one) => (one.kind === 'text' ? [] : one.points))
  return [
    ...texts.flatMap(({ text, box }, at) =>
      texts
        .slice(at + 1)
        .flatMap((other) => (touch(box, other.box) ? [`${text} на ${other.text}`] : [])),
    ),
    ...texts.flatMap(({ text, box }) =>
      lines.some((line) => crosses(line, box)) ? [`линия через ${text}`] : [],
    ),
    ...texts.flatMap(({ text, box }) =>
      box[0] < 0 || box[1] < 0 || box[2] > drawing.width || box[3] > drawing.height
        ? [`${text} за краем`]
        : [],
    ),
    ...points.flatMap(([x, y]) =>
      x >= 0 && x <= drawing.width && y >= 0 && y <= drawing.height ? [] : ['линия за краем'],
    ),
  ]
}
