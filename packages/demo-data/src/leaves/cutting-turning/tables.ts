export type InsertRow = readonly [code: string, edge: number, thickness: number, inner: number]
export type Grade = readonly [code: string, iso: string, coating: string, factor: number]

export const turningGrades: readonly Grade[] = [
  ['4325', 'P', 'CVD TiCN+Al₂O₃+TiN', 1],
  ['2025', 'M', 'CVD TiCN+Al₂O₃', 1.08],
  ['3210', 'K', 'CVD TiCN+Al₂O₃', 1.02],
  ['1125', 'M, S', 'PVD TiAlN', 1.15],
  ['H10', 'N', 'без покрытия', 0.9],
]
export const millingGrades: readonly Grade[] = [
  ['P30M', 'P', 'PVD TiAlN', 1],
  ['M35M', 'M', 'PVD TiAlN', 1.1],
  ['K20M', 'K', 'CVD TiCN+Al₂O₃', 1.03],
  ['H25', 'N', 'без покрытия', 0.95],
]

export const sections = [
  [10, 10, 90],
  [12, 12, 100],
  [16, 16, 110],
  [20, 20, 140],
  [25, 25, 150],
  [32, 25, 170],
  [32, 32, 170],
  [40, 32, 200],
] as const
