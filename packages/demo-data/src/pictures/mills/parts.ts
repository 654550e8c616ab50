import type { SectionPoint } from '../draw/helix.ts'

export const angle = -43

export const full = 2 * Math.PI

/** Teeth of a milling cutter: a narrow relieved land, then a gash that rises to the next edge. */
export const toothSection = (teeth: number, core: number, land = 0.16): SectionPoint[] => {
  const points: SectionPoint[] = []
  const part = full / teeth
  for (let tooth = 0; tooth < teeth; tooth++) {
    const start = tooth * part
    points.push({ angle: start, radius: 1, lift: 0.35 })
    points.push({ angle: start + part * land, radius: 0.97, lift: 0.05 })
    points.push({ angle: start + part * (land + 0.16), radius: 0.9, lift: -0.05 })
    for (let at = 1; at <= 5; at++) {
      const share = at / 5
      points.push({
        angle: start + part * (land + 0.16 + share * (0.72 - land)),
        radius: 0.9 - (0.9 - core) * Math.sin((share * Math.PI) / 2) ** 0.8,
        lift: -0.12 - 0.34 * share,
      })
    }
    points.push({ angle: start + part * 0.95, radius: core * 1.12, lift: -0.42 })
  }
  return points
}
