import { num, pad } from '../../text.ts'

export type ThreadRow = readonly [
  d: number,
  pitch: number,
  tapLength: number,
  tapThread: number,
  dieOuter: number,
]
export const threads: readonly ThreadRow[] = [
  [2, 0.4, 36, 8, 16],
  [2.5, 0.45, 40, 9, 16],
  [3, 0.5, 48, 10, 20],
  [4, 0.7, 53, 13, 20],
  [5, 0.8, 58, 16, 20],
  [6, 1, 66, 19, 20],
  [8, 1.25, 72, 22, 25],
  [8, 1, 69, 19, 25],
  [10, 1.5, 80, 24, 30],
  [10, 1.25, 76, 20, 30],
  [10, 1, 76, 20, 30],
  [12, 1.75, 89, 29, 38],
  [12, 1.5, 84, 24, 38],
  [12, 1.25, 84, 24, 38],
  [14, 2, 95, 30, 38],
  [14, 1.5, 90, 25, 38],
  [16, 2, 102, 32, 45],
  [16, 1.5, 95, 25, 45],
  [18, 2.5, 112, 37, 45],
  [18, 1.5, 104, 29, 45],
  [20, 2.5, 112, 37, 45],
  [20, 1.5, 104, 29, 45],
  [22, 2.5, 118, 38, 55],
  [24, 3, 130, 45, 55],
  [27, 3, 135, 45, 65],
  [30, 3.5, 138, 48, 65],
  [33, 3.5, 151, 51, 65],
  [36, 4, 162, 57, 65],
]
export const coarse: Record<number, number> = {
  2: 0.4,
  2.5: 0.45,
  3: 0.5,
  4: 0.7,
  5: 0.8,
  6: 1,
  8: 1.25,
  10: 1.5,
  12: 1.75,
  14: 2,
  16: 2,
  18: 2.5,
  20: 2.5,
  22: 2.5,
  24: 3,
  27: 3,
  30: 3.5,
  33: 3.5,
  36: 4,
}
export const threadName = (d: number, pitch: number): string =>
  coarse[d] === pitch ? `М${num(d)}` : `М${num(d)}×${num(pitch)}`
export const stepKind = (d: number, pitch: number): string =>
  coarse[d] === pitch ? 'метрическая крупная' : 'метрическая мелкая'
export const threadCode = ([d, pitch]: ThreadRow): string => pad(d * 10, 3) + pad(pitch * 100, 3)

export const reamerRows = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 25, 26, 28, 30, 32, 36,
  40,
] as const
