import { pad } from '../../text.ts'
import type { WorkGroup } from '../materials.ts'

export type InsertRow = readonly [code: string, edge: number, thickness: number, inner: number]
export type Grade = readonly [
  code: string,
  groups: readonly WorkGroup[],
  coating: string,
  factor: number,
]

// ISO 1832; 3.5 is what makers write for APMT 1135
const thicknesses: Readonly<Record<number, string>> = {
  2.38: '02',
  3.18: '03',
  3.5: '35',
  3.97: 'T3',
  4.76: '04',
  5.56: '05',
  6.35: '06',
}
/** «120408» of an insert; a round one has no nose, M0 in its place. */
export const insertSize = ([iso, edge, thickness]: InsertRow, radius: number): string => {
  const code = thicknesses[thickness]
  if (code === undefined) throw new Error(`no code for inserts of ${thickness} mm`)
  const nose = iso.startsWith('R') ? 'M0' : pad(radius * 10, 2)
  return `${pad(Math.floor(edge), 2)}${code}${nose}`
}
/** Degrees of the second letter. */
export const clearances: Readonly<Record<string, number>> = {
  N: 0,
  B: 5,
  C: 7,
  D: 15,
  E: 20,
  P: 11,
}

export const turningGrades: readonly Grade[] = [
  ['4325', ['P'], 'CVD TiCN+Al₂O₃+TiN', 1],
  ['2025', ['M'], 'CVD TiCN+Al₂O₃', 1.08],
  ['3210', ['K'], 'CVD TiCN+Al₂O₃', 1.02],
  ['1125', ['M', 'S'], 'PVD TiAlN', 1.15],
  ['H10', ['N'], 'без покрытия', 0.9],
]
/** Chip breakers are made for the material that a grade cuts. */
const turningChips: Readonly<Record<string, readonly string[]>> = {
  P: ['PF', 'PM', 'PR'],
  M: ['MF', 'MM', 'MR'],
  K: ['KM', 'KR'],
  'M,S': ['MF', 'MM'],
  N: ['AL'],
}
export const millingGrades: readonly Grade[] = [
  ['P30M', ['P'], 'PVD TiAlN', 1],
  ['M35M', ['M'], 'PVD TiAlN', 1.1],
  ['K20M', ['K'], 'CVD TiCN+Al₂O₃', 1.03],
  ['H25', ['N'], 'без покрытия', 0.95],
]

export type Cut = { chip: string; grade: Grade }
export const turningCuts: readonly Cut[] = turningGrades.flatMap((grade) =>
  (turningChips[grade[1].join()] ?? []).map((chip) => ({ chip, grade })),
)
export const millingCuts: readonly Cut[] = millingGrades.flatMap((grade) =>
  ['GM', 'GR', 'GF'].map((chip) => ({ chip, grade })),
)
