/** A cell of a file that we make. `formula` without «=»; text never becomes one, whatever it starts with. */
export type SheetCell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'money'; kopecks: number }
  | { kind: 'sum'; formula: string; kopecks: number }
  | null

/** Sums are formulas, so whoever corrects a quantity sees the new sum. */
export type Sheet = {
  name: string
  columns: readonly { title: string; width: number }[]
  rows: readonly (readonly SheetCell[])[]
}

export const text = (value: string | null): SheetCell =>
  value === null || value === '' ? null : { kind: 'text', text: value }
export const number = (value: number): SheetCell => ({ kind: 'number', value })
export const money = (kopecks: number): SheetCell => ({ kind: 'money', kopecks })
export const sum = (formula: string, kopecks: number): SheetCell => ({
  kind: 'sum',
  formula,
  kopecks,
})
