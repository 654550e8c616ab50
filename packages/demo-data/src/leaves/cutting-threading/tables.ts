import { pad } from '../../text.ts'
import { coarse } from '../metric.ts'

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
export const stepKind = (d: number, pitch: number): string =>
  coarse[d] === pitch ? 'метрическая крупная' : 'метрическая мелкая'
export const threadCode = ([d, pitch]: ThreadRow): string => pad(d * 10, 3) + pad(pitch * 100, 3)

// ГОСТ 9740-71: up to which thread a die is so high, with a coarse and with a fine pitch
const dieHeights = [
  [4, 5, 5],
  [6, 7, 7],
  [8, 9, 9],
  [10, 11, 11],
  [14, 14, 10],
  [20, 18, 14],
  [24, 22, 16],
  [36, 25, 18],
] as const
export const dieHeightOf = (d: number, pitch: number): number => {
  const row = dieHeights.find(([upTo]) => d <= upTo)
  if (!row) throw new Error(`no die of ${d}×${pitch}`)
  return coarse[d] === pitch ? row[1] : row[2]
}

type Lengths = readonly [length: number, flute: number]
/** Diameter, then lengths by DIN 212 (by DIN 208 with a cone) and of hand reamers by DIN 206. */
export type ReamerRow = readonly [d: number, machine: Lengths, hand: Lengths, cone?: number]
export const reamerRows: readonly ReamerRow[] = [
  [3, [61, 15], [62, 31]],
  [4, [75, 19], [76, 38]],
  [5, [86, 23], [87, 44]],
  [6, [93, 26], [93, 47]],
  [7, [109, 31], [107, 54]],
  [8, [117, 33], [115, 58]],
  [9, [125, 36], [124, 62]],
  [10, [133, 38], [133, 66]],
  [11, [142, 41], [142, 71]],
  [12, [151, 44], [152, 76]],
  [13, [151, 44], [152, 76]],
  [14, [160, 47], [163, 81]],
  [15, [162, 50], [163, 81]],
  [16, [210, 52], [175, 87], 2],
  [17, [214, 54], [175, 87], 2],
  [18, [219, 56], [188, 93], 2],
  [19, [223, 58], [188, 93], 2],
  [20, [228, 60], [201, 100], 2],
  [22, [237, 64], [215, 107], 2],
  [24, [268, 68], [231, 115], 3],
  [25, [268, 68], [231, 115], 3],
  [26, [273, 70], [231, 115], 3],
  [28, [277, 71], [247, 124], 3],
  [30, [281, 73], [247, 124], 3],
  [32, [317, 77], [265, 133], 4],
  [36, [325, 79], [284, 142], 4],
  [40, [329, 81], [305, 152], 4],
]
