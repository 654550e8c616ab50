import { sectionFace, sweep } from '../draw/helix.ts'
import { type Material, materialOf, materials } from '../draw/material.ts'
import { easeLength, lie, lyingShadow, scaleLying } from '../draw/place.ts'
import { n } from '../draw/sheet.ts'
import { turned, type View } from '../draw/turned.ts'
import { angle, full, toothSection } from './parts.ts'

/** The ground end: each tooth a lit sector beside a dark gash. */
const endTeeth = (
  view: View,
  teeth: number,
  x: number,
  radius: number,
  turn: number,
  material: Material,
): string => {
  const part = full / teeth
  const point = (angle: number, r: number) =>
    `${n(x - view.tilt * r * Math.cos(angle))} ${n(r * Math.sin(angle))}`
  let lit = ''
  let dark = ''
  for (let tooth = 0; tooth < teeth; tooth++) {
    const start = tooth * part + turn
    lit += `M${point(start, radius)}L${point(start + part * 0.2, radius * 0.96)}L${point(start + part * 0.6, radius * 0.16)}L${point(start, radius * 0.05)}Z`
    dark += `M${point(start, radius)}L${point(start, radius * 0.06)}L${point(start - part * 0.42, radius * 0.5)}L${point(start - part * 0.3, radius * 0.72)}Z`
  }
  return `<path d="${dark}" fill="${material.dark}"/><path d="${lit}" fill="${material.light}" opacity=".9"/>`
}

type MillValues = { length: number; flute: number; shank: number; teeth: number; coating: string }

export const endMill = (values: MillValues, view: View, isBall: boolean): string => {
  const d = 10
  const total = easeLength(values.length, d, 9)
  const flute = Math.min(values.flute * (total / values.length), total * 0.72)
  const shank = Math.min(values.shank, d * 1.9)
  const k = scaleLying(total, Math.max(d, shank) / 2, angle)
  const [L, R, S] = [total * k, (d / 2) * k, (shank / 2) * k]
  const start = L - flute * k
  const neck = Math.min(start * 0.3, Math.abs(S - R) * 1.2 + R * 0.2)
  const material = materialOf(values.coating)
  const isSolid = values.coating !== 'steel'
  const shankMaterial = isSolid && values.coating !== 'tin' ? materials.carbide : materials.steel
  const section = toothSection(values.teeth, values.teeth > 5 ? 0.7 : 0.5)
  const lead = R * 9
  const curve = (x: number) => {
    const inside = R - (L - x)
    return isBall && inside > 0 ? Math.sqrt(Math.max(0.0004, R * R - inside * inside)) : R
  }
  const straightEnd = isBall ? L - R : L
  const turn = (full / lead) * (straightEnd - start)
  const body =
    sweep(view, {
      section,
      x0: start,
      x1: straightEnd,
      lead,
      radiusAt: (x) => R * Math.min(1, 0.86 + (0.14 * (x - start)) / R),
      material,
    }) +
    (isBall
      ? sweep(view, {
          section,
          x0: straightEnd - 0.5,
          x1: L,
          lead,
          radiusAt: curve,
          material,
          phase: turn,
        })
      : '')
  const end = isBall
    ? ''
    : sectionFace(view, section, L, R, turn, material.mid) +
      endTeeth(view, values.teeth, L, R, turn, material)
  return lie(
    L,
    angle,
    lyingShadow(view.sheet, L, Math.max(R, S)) +
      turned(
        view,
        [
          [0, S * 0.88],
          [S * 0.16, S],
          [start - neck, S],
          [start, R * 0.86],
          [start + R * 0.6, R * 0.66],
        ],
        shankMaterial,
      ) +
      body +
      end,
  )
}
