import { num } from '../text.ts'

/** Coarse pitches, ISO 261: of the sizes that the goods have. */
export const coarse: Readonly<Record<number, number>> = {
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
  42: 4.5,
  48: 5,
}
export const pitchOf = (d: number): number => {
  const pitch = coarse[d]
  if (pitch === undefined) throw new Error(`М${d} has no coarse pitch`)
  return pitch
}
export const threadName = (d: number, pitch = pitchOf(d)): string =>
  coarse[d] === pitch ? `М${num(d)}` : `М${num(d)}×${num(pitch)}`

const sizeOf = (table: Readonly<Record<number, number>>, d: number): number => {
  const size = table[d]
  if (size === undefined) throw new Error(`no size for М${d}`)
  return size
}
// ISO 272, as ГОСТ 7798 and ГОСТ 5915 have them
const acrossFlats = {
  3: 5.5,
  4: 7,
  5: 8,
  6: 10,
  8: 13,
  10: 16,
  12: 18,
  14: 21,
  16: 24,
  18: 27,
  20: 30,
  24: 36,
  30: 46,
}
/** Millimetres across the flats of a hexagon head or nut. */
export const hexagonOf = (d: number): number => sizeOf(acrossFlats, d)

/** DIN 985 keeps the older flats of DIN 934. */
const lockingFlats = { ...acrossFlats, 10: 17, 12: 19, 14: 22 }
export const lockingHexagonOf = (d: number): number => sizeOf(lockingFlats, d)

// DIN 912
const sockets = { 6: 5, 8: 6, 10: 8, 12: 10, 14: 12, 16: 14, 18: 14, 20: 17, 24: 19, 30: 22 }
/** Millimetres of the key for a socket head. */
export const hexKeyOf = (d: number): number => sizeOf(sockets, d)

// ГОСТ 19257-73, where the hole is not simply the diameter less the pitch
const holes: Readonly<Record<string, number>> = {
  М8: 6.8,
  'М10×1,25': 8.8,
  М12: 10.2,
  'М12×1,25': 10.8,
}
/** Millimetres of the drill for a thread. */
export const tapDrillOf = (d: number, pitch: number): number =>
  holes[threadName(d, pitch)] ?? Math.round((d - pitch) * 100) / 100
