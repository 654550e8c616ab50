import { type Material, materialOf, mixColors } from '../draw/material.ts'
import { polygonPath } from '../draw/panel.ts'
import { lie, lyingShadow, scaleLying } from '../draw/place.ts'
import { n, type Sheet, stops } from '../draw/sheet.ts'
import { thread } from '../draw/thread.ts'
import { flutedGrip, turned, type View } from '../draw/turned.ts'

/** Six corners of a hexagon seen at the view's tilt. */
const hexPoints = (view: View, x: number, r: number, start = 0.2): [number, number, number][] =>
  Array.from({ length: 6 }, (_, at) => {
    const turn = start + (at * Math.PI) / 3
    return [x - view.tilt * r * Math.cos(turn), r * Math.sin(turn), Math.cos(turn)]
  })

/** A hexagonal prism between x0 and x1 with its near end lit. */
const hexPrism = (view: View, x0: number, x1: number, r: number, material: Material): string => {
  const [far, near] = [hexPoints(view, x0, r), hexPoints(view, x1, r)]
  let sides = ''
  near.forEach((from, at) => {
    const to = near[(at + 1) % 6]
    const [a, b] = [far[at], far[(at + 1) % 6]]
    if (!to || !a || !b || from[2] + to[2] < -0.2) return
    const up = (from[1] + to[1]) / (2 * r)
    const fill =
      up < -0.3
        ? mixColors(material.mid, material.light, 0.55)
        : up < 0.35
          ? material.mid
          : material.dark
    sides += `<path d="${polygonPath([
      [from[0], from[1]],
      [to[0], to[1]],
      [b[0], b[1]],
      [a[0], a[1]],
    ])}" fill="${fill}" stroke="${fill}" stroke-width="1"/>`
  })
  return sides
}

export const bolt = (
  { kind, length: long, coating }: { kind: string; length: number; coating: string },
  sheet: Sheet,
): string => {
  const view: View = { sheet, tilt: 0.32 }
  const metal = materialOf(coating)
  const d = 10
  const total = Math.min(110, Math.max(18, long))
  if (kind === 'nut' || kind === 'washer') {
    const isNut = kind === 'nut'
    const R = 260
    const tall = isNut ? 190 : 30
    const inner = isNut ? 150 : 138
    const tilted: View = { sheet, tilt: 0.5 }
    const body = isNut
      ? hexPrism(tilted, 0, tall, R, metal) +
        `<path d="${polygonPath(hexPoints(tilted, tall, R).map(([x, y]): [number, number] => [x, y]))}" fill="${metal.mid}"/>`
      : turned(
          tilted,
          [
            [0, R],
            [tall, R],
          ],
          metal,
        )
    const top = `<ellipse cx="${tall}" rx="${R * 0.5 * 0.87}" ry="${R * 0.87}" fill="${sheet.across(
      [
        [0, metal.light],
        [1, metal.mid],
      ],
      0,
      0,
      1,
      1,
    )}"/><ellipse cx="${tall}" rx="${inner * 0.5}" ry="${inner}" fill="${sheet.across([
      [0, '#1b1e21'],
      [0.6, '#5f666d'],
      [1, metal.light],
    ])}"/>${isNut ? [0.9, 0.76, 0.62].map((share, at) => `<ellipse cx="${tall - 16 - at * 26}" rx="${n(inner * 0.5 * share)}" ry="${n(inner * (0.96 - at * 0.03))}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="5"/>`).join('') : `<ellipse cx="${tall - 16}" rx="${inner * 0.44}" ry="${inner * 0.9}" fill="#fff"/>`}`
    return `<ellipse cx="400" cy="${isNut ? 560 : 440}" rx="310" ry="150" fill="${sheet.radial(stops('0 #20262d 0.5, 0.75 #20262d 0.3, 1 #20262d 0'))}"/><g transform="translate(400 ${isNut ? 480 : 420}) rotate(-90)">${body}${top}</g>`
  }
  const head = kind === 'socket' ? 10 : 6.5
  const headR = kind === 'socket' ? 8 : 9.4
  const k = scaleLying(total + head, headR, -40)
  const [L, R, H] = [(total + head) * k, (d / 2) * k, head * k]
  const shank = turned(
    view,
    [
      [6, R * 0.86],
      [6, R * 0.86],
      [16, R * 0.94],
    ],
    metal,
  )
  const grip = Math.min(L - H, total <= 40 ? L - H : 28 * k)
  const body =
    thread(view, 10, grip, () => R, 1.5 * k, metal) +
    (grip < L - H - 10
      ? turned(
          view,
          [
            [grip - 2, R],
            [L - H, R],
          ],
          metal,
        )
      : '')
  const x = L - H
  const top =
    kind === 'socket'
      ? turned(
          view,
          [
            [x, headR * k],
            [L - 6, headR * k],
            [L, headR * k * 0.93],
          ],
          metal,
        ) +
        flutedGrip(view, x + 4, L - 8, headR * k, 20, 0.35) +
        `<path d="${polygonPath(hexPoints(view, L, 4.7 * k).map(([px, py]): [number, number] => [px, py]))}" fill="${sheet.across(
          stops('0 #101214, 0.6 #3a4047, 1 #8d949b'),
        )}"/>`
      : turned(
          view,
          [
            [x - 4, headR * 0.8 * k],
            [x, headR * 0.8 * k],
          ],
          metal,
        ) +
        hexPrism(view, x, L, headR * k, metal) +
        `<path d="${polygonPath(hexPoints(view, L, headR * k).map(([px, py]): [number, number] => [px, py]))}" fill="${metal.mid}"/><ellipse cx="${n(L)}" rx="${n(headR * k * 0.86 * view.tilt)}" ry="${n(headR * k * 0.86)}" fill="${sheet.across(
          [
            [0, metal.light],
            [1, metal.mid],
          ],
          0,
          0,
          1,
          1,
        )}"/>`
  return lie(L, -40, lyingShadow(sheet, L, headR * k) + shank + body + top)
}
