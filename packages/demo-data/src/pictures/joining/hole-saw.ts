import { materialOf, materials } from '../draw/material.ts'
import { stroke } from '../draw/panel.ts'
import { lie, lyingShadow } from '../draw/place.ts'
import { n, type Sheet, stops } from '../draw/sheet.ts'
import { band, turned, type View } from '../draw/turned.ts'

export const holeSaw = (
  { teeth, color, kind }: { teeth: number; color: string; kind: string },
  sheet: Sheet,
): string => {
  const view: View = { sheet, tilt: 0.34 }
  const body = kind === 'carbide' ? materials.steel : materialOf(color)
  const [R, L] = [230, 330]
  const amount = Math.max(14, teeth)
  let rim = ''
  const point = (turn: number, x: number, r = R) =>
    `${n(x - view.tilt * r * Math.cos(turn))} ${n(r * Math.sin(turn))}`
  for (let at = 0; at < amount; at++) {
    const [from, to] = [(at / amount) * 2 * Math.PI, ((at + 1) / amount) * 2 * Math.PI]
    rim += `M${point(from, L - 4)}L${point(from + (to - from) * 0.2, L + 26)}L${point(to, L - 4)}Z`
  }
  const backWall = `<ellipse cx="${L}" rx="${n(R * view.tilt)}" ry="${R}" fill="${sheet.across(stops('0 #2b3036, 0.6 #6c737a, 1 #c9cfd5'))}"/>`
  const slot = (y: number) =>
    `<path d="M110 ${y}h120a17 17 0 0 1 0 34H110a17 17 0 0 1 0-34z" fill="#17191c" opacity=".85"/>`
  return `${lie(
    L + 20,
    -38,
    lyingShadow(sheet, L, R) +
      turned(
        view,
        [
          [-120, 32],
          [-30, 32],
        ],
        materials.steel,
      ) +
      turned(
        view,
        [
          [-30, 70],
          [10, 70],
        ],
        materials.iron,
      ) +
      turned(
        view,
        [
          [0, R],
          [L, R],
        ],
        body,
      ) +
      slot(-30) +
      slot(120) +
      band(view, L - 40, L - 2, R, materials.steel) +
      backWall +
      `<path d="${rim}" fill="${sheet.across(stops('0 #f4f5f6, 0.5 #aab1b8, 1 #6f767e'))}" stroke="#3b4249" stroke-opacity=".5"/>` +
      `<ellipse cx="${L}" rx="${n((R - 12) * view.tilt)}" ry="${R - 12}" fill="${sheet.across(stops('0 #1b1f23, 0.6 #4b5158, 1 #9aa1a8'))}"/>` +
      turned(
        { sheet, tilt: 0.2 },
        [
          [L - 60, 26],
          [L + 110, 26],
          [L + 140, 2],
        ],
        materials.bright,
      ) +
      stroke(`M${L - 20} -20L${L + 60} 22M${L + 30} -22L${L + 110} 16`, '#3b4249', 8, 0.55),
  )}`
}
