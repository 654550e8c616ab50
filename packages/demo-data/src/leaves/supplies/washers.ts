/** Heights of nuts, ГОСТ 5915-70 and DIN 985. */
export const nutHeights: Readonly<Record<number, readonly [plain: number, locking: number]>> = {
  3: [2.4, 4],
  4: [3.2, 5],
  5: [4.7, 5],
  6: [5.2, 6],
  8: [6.8, 8],
  10: [8.4, 10],
  12: [10.8, 12],
  14: [12.8, 14],
  16: [14.8, 16],
  18: [16.4, 18.5],
  20: [18, 20],
  24: [21.5, 24],
  30: [25.6, 30],
}

type Washer = {
  inner: number
  outer: number
  thickness: number
  /** Inner diameter and section of the spring washer. */
  springInner: number
  spring: number
}
// ГОСТ 11371-78, then ГОСТ 6402-70 of the normal section
const rows: readonly (readonly [number, number, number, number, number, number])[] = [
  [3, 3.2, 7, 0.5, 3.1, 0.8],
  [4, 4.3, 9, 0.8, 4.1, 1],
  [5, 5.3, 10, 1, 5.1, 1.2],
  [6, 6.4, 12, 1.6, 6.1, 1.4],
  [8, 8.4, 16, 1.6, 8.2, 2],
  [10, 10.5, 20, 2, 10.2, 2.5],
  [12, 13, 24, 2.5, 12.2, 3],
  [14, 15, 28, 2.5, 14.2, 3.2],
  [16, 17, 30, 3, 16.3, 3.5],
  [18, 19, 34, 3, 18.3, 4],
  [20, 21, 37, 3, 20.5, 4.5],
  [24, 25, 44, 4, 24.5, 5.5],
  [30, 31, 56, 4, 30.5, 6.5],
]
export const washers: Readonly<Record<number, Washer>> = Object.fromEntries(
  rows.map(([d, inner, outer, thickness, springInner, spring]) => [
    d,
    { inner, outer, thickness, springInner, spring },
  ]),
)
