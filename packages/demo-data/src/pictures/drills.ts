import { centerDrill } from './drills/center-drill.ts'
import { indexableDrill } from './drills/indexable-drill.ts'
import { stepDrill } from './drills/step-drill.ts'
import { twistDrill } from './drills/twist-drill.ts'
import { coatings, count, type Family, family, length, oneOf } from './family.ts'

export const drills: Record<string, Family> = {
  'twist-drill': family(
    {
      d: length(10, 0.1, 200),
      length: length(133, 30, 400, 1.2),
      flute: length(87, 12, 300, 1.2),
      shank: length(10, 5, 40, 1.2),
      coating: coatings,
      kind: oneOf('cylinder', 'morse', 'weldon', 'hex', 'sds-plus', 'sds-max', 'masonry'),
    },
    (values, sheet) => twistDrill(values, { sheet, tilt: 0.16 }),
  ),
  'center-drill': family({ coating: coatings }, (values, sheet) =>
    centerDrill(values, { sheet, tilt: 0.12 }),
  ),
  'step-drill': family(
    { teeth: count(9, 3, 13), coating: oneOf('tin', 'steel', 'tialn', 'black') },
    (values, sheet) => stepDrill(values, { sheet, tilt: 0.2 }),
  ),
  'indexable-drill': family(
    { d: length(20, 5, 200), length: length(120, 70, 200, 1.25), shank: length(25, 14, 40, 1.25) },
    (values, sheet) => indexableDrill(values, { sheet, tilt: 0.2 }),
  ),
}
