import { coarse } from '../metric.ts'

type Lengths = readonly [length: number, thread: number]
// Diameter | machine, DIN 371 up to M10 and DIN 376 above | hand, DIN 352
const coarseTaps: Readonly<Record<number, readonly [machine: Lengths, hand: Lengths]>> = {
  2: [
    [45, 8],
    [36, 8],
  ],
  2.5: [
    [50, 9],
    [40, 9],
  ],
  3: [
    [56, 11],
    [40, 11],
  ],
  4: [
    [63, 13],
    [45, 13],
  ],
  5: [
    [70, 15],
    [50, 16],
  ],
  6: [
    [80, 17],
    [56, 19],
  ],
  8: [
    [90, 20],
    [63, 22],
  ],
  10: [
    [100, 22],
    [70, 24],
  ],
  12: [
    [110, 24],
    [75, 29],
  ],
  14: [
    [110, 26],
    [80, 30],
  ],
  16: [
    [110, 27],
    [80, 32],
  ],
  18: [
    [125, 30],
    [95, 40],
  ],
  20: [
    [140, 32],
    [95, 40],
  ],
  22: [
    [140, 32],
    [100, 40],
  ],
  24: [
    [160, 34],
    [110, 50],
  ],
  27: [
    [160, 36],
    [110, 50],
  ],
  30: [
    [180, 40],
    [125, 56],
  ],
  33: [
    [180, 40],
    [125, 56],
  ],
  36: [
    [200, 50],
    [150, 63],
  ],
}
// DIN 374 and DIN 2181
const fineTaps: Readonly<Record<number, readonly [machine: Lengths, hand: Lengths]>> = {
  8: [
    [90, 22],
    [56, 22],
  ],
  10: [
    [90, 20],
    [63, 20],
  ],
  12: [
    [100, 21],
    [70, 22],
  ],
  14: [
    [100, 21],
    [70, 22],
  ],
  16: [
    [100, 21],
    [70, 22],
  ],
  18: [
    [110, 24],
    [80, 22],
  ],
  20: [
    [125, 24],
    [80, 22],
  ],
}

/** The standard and lengths of a tap as makers abroad have them. */
export const dinTapOf = (d: number, pitch: number, isHand: boolean) => {
  const isCoarse = coarse[d] === pitch
  const row = (isCoarse ? coarseTaps : fineTaps)[d]
  if (!row) throw new Error(`no DIN tap of ${d}×${pitch}`)
  const [length, thread] = row[isHand ? 1 : 0]
  const machine = isCoarse ? (d > 10 ? 'DIN 376' : 'DIN 371') : 'DIN 374'
  const hand = isCoarse ? 'DIN 352' : 'DIN 2181'
  return { standard: isHand ? hand : machine, length, thread }
}
