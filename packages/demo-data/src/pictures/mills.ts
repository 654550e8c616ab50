import { coatings, count, type Family, family, length, oneOf } from './family.ts'
import { discMill } from './mills/disc-mill.ts'
import { endMill } from './mills/end-mill.ts'
import { faceMill } from './mills/face-mill.ts'
import { hob } from './mills/hob.ts'

const millParams = {
  d: length(10, 0.5, 100),
  length: length(72, 35, 200, 1.2),
  flute: length(22, 8, 120, 1.2),
  shank: length(10, 6, 25, 1.2),
  teeth: count(4, 2, 8),
  coating: coatings,
}

export const mills: Record<string, Family> = {
  'end-mill': family(millParams, (values, sheet) => endMill(values, { sheet, tilt: 0.3 }, false)),
  'ball-mill': family({ ...millParams, teeth: count(2, 2, 6) }, (values, sheet) =>
    endMill(values, { sheet, tilt: 0.22 }, true),
  ),
  'disc-mill': family(
    {
      d: length(100, 20, 400),
      thickness: length(10, 2, 25, 1.4),
      teeth: count(20, 8, 80),
      coating: coatings,
    },
    (values, sheet) => discMill(values, { sheet, tilt: 0.3 }),
  ),
  'face-mill': family({ teeth: count(6, 3, 14), kind: oneOf('square', 'round') }, (values, sheet) =>
    faceMill(values, { sheet, tilt: 0.34 }),
  ),
  hob: family(
    { teeth: count(12, 8, 18), coating: oneOf('tin', 'steel', 'tialn', 'black') },
    (values, sheet) => hob(values, { sheet, tilt: 0.26 }),
  ),
}
