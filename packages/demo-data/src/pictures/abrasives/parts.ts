import { type Material, materials, mixColors } from '../draw/material.ts'
import { disc } from '../draw/panel.ts'
import { n, type Sheet, stops } from '../draw/sheet.ts'

export const full = 2 * Math.PI

/** Grains scattered by a golden-angle spiral: even, and the same every time. */
export const grains = (
  R: number,
  inner: number,
  amount: number,
  size: number,
  color: string,
  opacity: number,
): string => {
  let path = ''
  for (let at = 0; at < amount; at++) {
    const r = Math.sqrt(inner * inner + ((R * R - inner * inner) * (at + 0.5)) / amount)
    const turn = at * 2.39996 + Math.sin(at * 12.9) * 0.35
    path += `M${n(r * Math.cos(turn))} ${n(r * Math.sin(turn))}h.1`
  }
  return `<path d="${path}" stroke="${color}" stroke-width="${n(size)}" stroke-linecap="round" opacity="${opacity}" fill="none"/>`
}

export const halo = (sheet: Sheet, R: number, dx = 18, dy = 26): string =>
  `<ellipse cx="${dx}" cy="${dy}" rx="${R + 22}" ry="${R + 18}" fill="${sheet.radial(stops('0 #20262d 0.45, 0.9 #20262d 0.32, 0.95 #20262d 0.12, 1 #20262d 0'))}"/>`

export const metalHub = (sheet: Sheet, outer: number, inner: number): string =>
  `${disc(sheet, 0, 0, outer, materials.bright)}<circle r="${n(outer)}" fill="none" stroke="#59616a" stroke-opacity=".5" stroke-width="2"/><circle r="${n(inner)}" fill="#fff" stroke="${sheet.across(
    stops('0 #3a4047, 1 #c4cad0'),
  )}" stroke-width="5"/>`

export const labelRing = (sheet: Sheet, outer: number, inner: number, tint: Material): string =>
  `<circle r="${n((outer + inner) / 2)}" fill="none" stroke="${sheet.across(
    [
      [0, mixColors(tint.mid, tint.light, 0.35)],
      [1, tint.mid],
    ],
    0,
    0,
    1,
    1,
  )}" stroke-width="${n(outer - inner)}"/><path d="M${n(-outer * 0.72)} ${n(-outer * 0.12)}h${n(outer * 0.3)}M${n(outer * 0.42)} ${n(-outer * 0.12)}h${n(outer * 0.3)}M${n(outer * 0.46)} ${n(outer * 0.06)}h${n(outer * 0.2)}M${n(-outer * 0.72)} ${n(outer * 0.06)}h${n(outer * 0.24)}" stroke="#fff" stroke-width="${n(outer * 0.07)}" opacity=".85"/>`
