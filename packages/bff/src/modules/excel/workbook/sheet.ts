/** A cell of a file that we make. `formula` without «=»; text never becomes one, whatever it starts with. */
export type SheetCell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'money'; kopecks: number }
  | { kind: 'formula'; formula: string; isMoney: boolean }
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
export const formula = (written: string, { isMoney = false } = {}): SheetCell => ({
  kind: 'formula',
  formula: written,
  isMoney,
})
