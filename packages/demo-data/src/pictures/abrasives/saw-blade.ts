import { materialOf } from '../draw/material.ts'
import { screw } from '../draw/panel.ts'
import { n, type Sheet, stops } from '../draw/sheet.ts'
import { full, halo, labelRing, metalHub } from './parts.ts'

/** A saw blade with carbide tips, or the thin blade of a hacksaw kind. */
export const sawBlade = (
  { teeth, color, kind }: { teeth: number; color: string; kind: string },
  sheet: Sheet,
): string => {
  if (kind === 'strip') {
    let edge = 'M40 360H760V430'
    for (let at = 0; at < 60; at++)
      edge += `L${n(760 - at * 12 - 2)} 446L${n(760 - (at + 1) * 12)} 430`
    return `<g transform="rotate(-24 400 400)"><path d="${edge}Z" transform="translate(8 14)" fill="#20262d" opacity=".16"/><path d="${edge}Z" fill="${sheet.across(
      stops('0 #5f89c0, 0.5 #2867b3, 0.8 #1d4f8d, 0.82 #cdd3d8, 1 #8d949b'),
    )}"/><circle cx="66" cy="392" r="12" fill="#fff"/><circle cx="734" cy="392" r="12" fill="#fff"/><path d="M130 380h260M130 400h160" stroke="#fff" stroke-width="8" opacity=".8"/></g>`
  }
  const R = 336
  const deep = Math.min(54, 1100 / teeth)
  const points: string[] = []
  let tips = ''
  for (let at = 0; at < teeth; at++) {
    const turn = (share: number, r: number) => {
      const angle = ((at + share) / teeth) * full
      return `${n(r * Math.cos(angle))} ${n(r * Math.sin(angle))}`
    }
    points.push(
      turn(0, R - 4),
      turn(0.42, R - deep * 0.42),
      turn(0.62, R - deep),
      turn(0.86, R - deep * 0.95),
      turn(0.93, R - deep * 0.4),
    )
    tips += `M${turn(-0.04, R)}L${turn(0.2, R - 3)}L${turn(0.12, R - deep * 0.42)}L${turn(-0.02, R - deep * 0.46)}Z`
  }
  const slits = [20, 110, 200, 290]
    .map(
      (at) =>
        `<path d="M${R - deep} 0L${R - deep - 74} 12" transform="rotate(${at})" stroke="#fff" stroke-width="6" stroke-linecap="round"/><circle cx="${R - deep - 76}" cy="12" r="9" fill="#fff" transform="rotate(${at})"/>`,
    )
    .join('')
  return `<g transform="translate(394 390)">${halo(sheet, R - deep * 0.4)}<path d="M${points.join('L')}Z" fill="${sheet.across(
    stops('0 #ffffff, 0.3 #c9cfd5, 0.5 #eef0f2, 0.7 #b4bbc2, 1 #8d949b'),
    0.1,
    0,
    0.9,
    1,
  )}" stroke="#5f666d" stroke-opacity=".5" stroke-width="1.500"/><path d="${tips}" fill="${sheet.across(
    stops('0 #e9c766, 1 #a47a22'),
    0,
    0,
    1,
    1,
  )}" stroke="#5e4816" stroke-opacity=".5"/>${slits}<circle r="${R - deep - 96}" fill="none" stroke="#565c62" stroke-opacity=".25" stroke-width="2"/>${labelRing(sheet, 178, 96, materialOf(color))}${metalHub(sheet, 84, 44)}${screw(sheet, 0, -64, 8)}${screw(sheet, 0, 64, 8)}</g>`
}
