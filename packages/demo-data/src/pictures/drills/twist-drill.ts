import { sweep } from '../draw/helix.ts'
import { materialOf, materials } from '../draw/material.ts'
import { easeLength, lie, lyingShadow, scaleLying } from '../draw/place.ts'
import { stops } from '../draw/sheet.ts'
import { turned, type View } from '../draw/turned.ts'
import { angle, drillSection, shankOf } from './parts.ts'

type DrillValues = { length: number; flute: number; shank: number; coating: string; kind: string }

export const twistDrill = (values: DrillValues, view: View): string => {
  const d = 10
  const ratio = easeLength(values.length, d) / values.length
  const total = easeLength(values.length, d)
  const flute = Math.min(values.flute * ratio, total * 0.84)
  const shank = Math.min(values.shank, d * 2.2)
  const k = scaleLying(total, Math.max(d, shank) / 2, angle)
  const [L, R, S] = [total * k, (d / 2) * k, (shank / 2) * k]
  const start = L - flute * k
  const neck = Math.min(Math.abs(S - R) * 0.9 + R * 0.3, start * 0.3)
  const isMasonry = values.kind.startsWith('sds') || values.kind === 'masonry'
  const point = isMasonry ? R * 0.62 : R * 0.58
  const material = materialOf(values.coating)
  const shankMaterial =
    values.coating === 'carbide' ? material : isMasonry ? materials.iron : materials.steel
  const flat = drillSection(isMasonry ? 0.55 : 0.3)
  const body = sweep(view, {
    section: flat,
    x0: start,
    x1: L - point,
    lead: R * (isMasonry ? 4.6 : 6.2),
    radiusAt: (x) =>
      R * Math.min(1, 0.82 + (0.18 * (x - start)) / (R * 1.5)) * (isMasonry ? 0.9 : 1),
    material,
  })
  const turn = ((2 * Math.PI) / (R * (isMasonry ? 4.6 : 6.2))) * (L - point - start)
  const tip = sweep(view, {
    section: flat,
    x0: L - point,
    x1: L,
    lead: R * 6.2,
    radiusAt: (x) => R * Math.max(0.02, (L - x) / point),
    material: isMasonry
      ? materials.carbide
      : values.coating === 'steel' || values.coating === 'black'
        ? materials.bright
        : material,
    phase: turn,
  })
  const carbideTip = isMasonry
    ? `<path d="M${L - point * 1.9} ${-R * 0.98}L${L - point * 0.8} ${-R}L${L} 0L${L - point * 0.8} ${R}L${L - point * 1.9} ${R * 0.98}Z" fill="${view.sheet.linear(
        stops('0 #f4f5f6, 0.49 #b9bfc5, 0.51 #7d848b, 1 #596067'),
        0,
        -R,
        0,
        R,
      )}"/>`
    : ''
  return lie(
    L,
    angle,
    lyingShadow(view.sheet, L, Math.max(R, S)) +
      shankOf(view, values.kind, start - neck, S, shankMaterial) +
      turned(
        view,
        [
          [start - neck, S],
          [start, R * (isMasonry ? 0.74 : 0.82)],
          [start + R * 0.4, R * (isMasonry ? 0.6 : 0.6)],
        ],
        shankMaterial,
      ) +
      body +
      tip +
      carbideTip,
  )
}
