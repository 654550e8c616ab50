import { coatings, count, type Family, family, length, oneOf } from './family.ts'
import { countersink } from './threading/countersink.ts'
import { die } from './threading/die.ts'
import { reamer } from './threading/reamer.ts'
import { tap } from './threading/tap.ts'

export const threading: Record<string, Family> = {
  tap: family(
    {
      d: length(10, 1, 60),
      length: length(80, 35, 200, 1.2),
      flute: length(24, 8, 90, 1.25),
      shank: length(9, 5, 20, 1.2),
      pitch: length(1.5, 0.7, 2.5, 1.35),
      teeth: count(3, 2, 4),
      coating: coatings,
      kind: oneOf('straight', 'spiral'),
    },
    (values, sheet) => tap(values, { sheet, tilt: 0.16 }),
  ),
  die: family({ coating: oneOf('steel', 'tin', 'black') }, (values, sheet) =>
    die(values, { sheet, tilt: 0.3 }),
  ),
  reamer: family(
    {
      d: length(10, 1, 100),
      length: length(133, 50, 260, 1.25),
      flute: length(38, 12, 130, 1.25),
      shank: length(10, 5, 16, 1.2),
      teeth: count(6, 4, 10),
      coating: coatings,
      kind: oneOf('machine', 'hand', 'spiral'),
    },
    (values, sheet) => reamer(values, { sheet, tilt: 0.16 }),
  ),
  countersink: family({ teeth: count(3, 1, 7), coating: coatings }, (values, sheet) =>
    countersink(values, { sheet, tilt: 0.2 }),
  ),
}
