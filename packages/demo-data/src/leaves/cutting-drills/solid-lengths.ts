type Lengths = readonly [length: number, flute: number]
// Up to which diameter | shank | total and flute length of 3D and 5D (DIN 6537 K and L) and of 8D, as makers have it.
const rows: readonly (readonly [upTo: number, shank: number, Lengths, Lengths, Lengths])[] = [
  [3.75, 6, [62, 20], [66, 28], [78, 36]],
  [4.75, 6, [66, 24], [74, 36], [85, 45]],
  [6, 6, [66, 28], [82, 44], [97, 57]],
  [7, 8, [79, 34], [91, 53], [116, 76]],
  [8, 8, [79, 41], [91, 53], [116, 76]],
  [10, 10, [89, 47], [103, 61], [142, 95]],
  [12, 12, [102, 55], [118, 71], [162, 114]],
  [14, 14, [107, 60], [124, 77], [178, 131]],
  [16, 16, [115, 65], [133, 83], [203, 152]],
  [18, 18, [123, 73], [143, 93], [222, 171]],
  [20, 20, [131, 79], [153, 101], [243, 190]],
]
const columns = { 3: 2, 5: 3, 8: 4 } as const

/** Shank and lengths of a solid carbide drill. */
export const solidOf = (d: number, depth: 3 | 5 | 8) => {
  const row = rows.find(([upTo]) => d <= upTo)
  if (!row) throw new Error(`no solid drill of ${d} mm`)
  const [length, flute] = row[columns[depth]]
  return { shank: row[1], length, flute }
}
