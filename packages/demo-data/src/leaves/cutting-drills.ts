import { group } from '../catalog/leaf.ts'
import { centre } from './cutting-drills/centre.ts'
import { indexable } from './cutting-drills/indexable.ts'
import { leftHanded } from './cutting-drills/left-handed.ts'
import { masonry } from './cutting-drills/masonry.ts'
import { solid } from './cutting-drills/solid.ts'
import { spiral } from './cutting-drills/spiral.ts'
import { step } from './cutting-drills/step.ts'
import { jobber, long, stub, taper } from './cutting-drills/tables.ts'

export const drills = group(
  'sverla',
  'Свёрла',
  'Спиральные, центровочные, ступенчатые, корпусные и твердосплавные свёрла.',
  [
    spiral(
      'sverla-c-h',
      'Свёрла спиральные ц/х',
      'DR',
      '2301',
      'Средняя серия с цилиндрическим хвостовиком — для дрелей и станков.',
      jobber,
      'ГОСТ 10902-77',
      'DIN 338',
      40,
    ),
    spiral(
      'sverla-k-h',
      'Свёрла спиральные к/х',
      'DK',
      '2302',
      'Хвостовик с конусом Морзе — для сверлильных и токарных станков.',
      taper,
      'ГОСТ 10903-77',
      'DIN 345',
      20,
    ),
    spiral(
      'sverla-dlinnye',
      'Свёрла длинной серии',
      'DL',
      '2303',
      'Длинная серия с цилиндрическим хвостовиком — для глубоких отверстий.',
      long,
      'ГОСТ 886-77',
      'DIN 340',
      14,
    ),
    spiral(
      'sverla-korotkie',
      'Свёрла короткой серии',
      'DS',
      '2304',
      'Короткая серия: жёсткость для автоматов и ручных дрелей.',
      stub,
      'ГОСТ 4010-77',
      'DIN 1897',
      12,
    ),
    solid,
    centre,
    step,
    indexable,
    leftHanded,
    masonry,
  ],
)
