import { materialOf, materials } from '../draw/material.ts'
import { disc, polygonPath } from '../draw/panel.ts'
import { pushedCircle } from '../draw/pushed.ts'
import { n, type Sheet, stops } from '../draw/sheet.ts'
import { full, grains, halo, labelRing, metalHub } from './parts.ts'

export const cuttingDisc = (
  { kind, d, bore, color }: { kind: string; d: number; bore: number; color: string },
  sheet: Sheet,
): string => {
  const R = 330
  const hub = Math.min(130, Math.max(34, (R * bore) / d) * 1.7)
  const tint = materialOf(color)
  if (kind === 'diamond') {
    const segments = 16
    let parts = ''
    for (let at = 0; at < segments; at++) {
      const from = (at / segments) * full + 0.02
      const to = ((at + 1) / segments) * full - 0.05
      const point = (turn: number, r: number) => `${n(r * Math.cos(turn))} ${n(r * Math.sin(turn))}`
      parts += `M${point(from, R)}A${R} ${R} 0 0 1 ${point(to, R)}L${point(to, R - 42)}A${R - 42} ${R - 42} 0 0 0 ${point(from, R - 42)}Z`
    }
    return `<g transform="translate(392 388)">${halo(sheet, R)}${disc(sheet, 0, 0, R - 24, materials.bright)}<path d="${parts}" transform="translate(4 5)" fill="#3b4249"/><path d="${parts}" fill="${sheet.across(
      stops('0 #c9b98f, 0.5 #a08f66, 1 #756743'),
      0,
      0,
      1,
      1,
    )}"/>${grains(R - 4, R - 38, 420, 3, '#fff3cf', 0.35)}${labelRing(sheet, 190, 110, tint)}${metalHub(sheet, hub, hub / 1.7)}</g>`
  }
  if (kind === 'flap') {
    const flaps = 46
    let leaves = ''
    for (let at = 0; at < flaps; at++) {
      const path = polygonPath([
        [150, -6],
        [R, -30],
        [R + 2, 22],
        [150, 28],
      ])
      leaves += `<path d="${path}" transform="rotate(${n((at * 360) / flaps)})" fill="${sheet.linear(
        stops('0 #7c4a2b, 0.3 #c07a4c, 1 #8a5230'),
        0,
        -26,
        0,
        28,
      )}" stroke="#4a2a17" stroke-opacity=".6" stroke-width="1.500"/>`
    }
    return `<g transform="translate(392 388)">${halo(sheet, R)}${leaves}${grains(R - 6, 160, 700, 2.6, '#f6dcc4', 0.28)}<circle r="158" fill="${sheet.across(
      stops('0 #4d545b, 0.5 #2b3036, 1 #1b1e21'),
      0,
      0,
      1,
      1,
    )}"/>${labelRing(sheet, 132, 86, tint)}${metalHub(sheet, 74, 42)}</g>`
  }
  const isGrinding = kind === 'grinding'
  const thick = isGrinding ? 20 : 5
  const rim = pushedCircle(R, thick * 0.7, thick, '#17191c')
  return `<g transform="translate(392 388)">${halo(sheet, R)}${rim}<circle r="${R}" fill="${sheet.across(
    stops('0 #5b6067, 0.4 #34393e, 1 #202327'),
    0.1,
    0,
    0.9,
    1,
  )}"/>${grains(R - 3, hub, 900, 3, '#b9bec4', 0.2)}${grains(R - 8, hub + 6, 520, 3.5, '#0c0d0f', 0.5)}${isGrinding ? `<circle r="160" fill="none" stroke="#0f1113" stroke-opacity=".6" stroke-width="8"/><circle r="157" fill="none" stroke="#8b9097" stroke-opacity=".35" stroke-width="3"/>` : `<circle r="${R - 40}" fill="none" stroke="#8b9097" stroke-opacity=".18" stroke-width="2"/>`}${labelRing(sheet, isGrinding ? 148 : 206, Math.max(hub + 14, isGrinding ? 92 : 112), tint)}${metalHub(sheet, hub, hub / 1.7)}</g>`
}
