import { faceStops, materials } from '../draw/material.ts'
import { screw } from '../draw/panel.ts'
import { n, stops } from '../draw/sheet.ts'
import { turned, type View } from '../draw/turned.ts'
import { full } from './parts.ts'

/** A shell mill on its face: the body above, pockets with inserts round the lower rim. */
export const faceMill = (values: { teeth: number; kind: string }, view: View): string => {
  const { sheet } = view
  const teeth = Math.max(3, values.teeth)
  const tilted: View = { sheet, tilt: 0.34 }
  const R = 268
  const insertSize = Math.min(74, 470 / teeth + 26)
  const body = turned(
    tilted,
    [
      [0, R * 0.94],
      [22, R],
      [96, R * 0.97],
      [190, R * 0.66],
      [252, R * 0.64],
      [262, R * 0.61],
      [262, R * 0.61],
    ],
    materials.iron,
  )
  const gold = materials.tin
  let pockets = ''
  for (let tooth = 0; tooth < teeth; tooth++) {
    const at = ((tooth + 0.3) / teeth) * full
    if (Math.cos(at) < 0.12) continue
    const y = R * Math.sin(at)
    const x = 30 - tilted.tilt * R * Math.cos(at)
    const squeeze = Math.max(0.3, Math.cos(at))
    const half = insertSize / 2
    pockets += `<g transform="translate(${n(x)} ${n(y)}) scale(1 ${Math.round(squeeze * 100) / 100})"><path d="M-30 ${n(-half - 34)}Q${n(half + 70)} ${n(-half - 30)} ${n(half + 66)} ${n(half)}L-30 ${n(half + 4)}Z" fill="${sheet.across(
      stops('0 #14171a, 1 #3a4047'),
    )}"/>${
      values.kind === 'round'
        ? `<circle r="${n(half)}" cx="4" fill="${sheet.across(faceStops(gold), 0, 0, 1, 1)}"/>`
        : `<rect x="${n(-half + 2)}" y="${n(-half)}" width="${n(half * 2)}" height="${n(half * 2)}" rx="6" fill="${sheet.across(faceStops(gold), 0, 0, 1, 1)}" stroke="${gold.dark}" stroke-width="1.500"/>`
    }${screw(sheet, 4, 0, half * 0.42)}</g>`
  }
  const top = `<ellipse cx="262" rx="${n(96 * 0.34)}" ry="96" fill="${sheet.across(stops('0 #1b1f23, 0.6 #4d545b, 1 #a3aab1'))}"/><path d="M254 -164h18v58h-18zM254 106h18v58h-18z" fill="#24282d"/>`
  return `<ellipse cx="400" cy="612" rx="380" ry="80" fill="${sheet.radial(stops('0 #20262d 0.5, 0.6 #20262d 0.3, 1 #20262d 0'))}"/><g transform="translate(400 560) rotate(-90) scale(1.18)">${body}${pockets}${top}</g>`
}
