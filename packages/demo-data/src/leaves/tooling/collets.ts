import { leaf } from '../../catalog/leaf.ts'
import { num, pad } from '../../text.ts'
import { cylinderMass } from '../materials.ts'

import { er } from './tables.ts'

export const collets = leaf('cangi-er', {
  name: 'Цанги ER',
  code: 'ER',
  number: '6112',
  brands: 'tooling',
  share: 18,
  about: 'Цанги по DIN 6499 для патронов с торцевой гайкой, зажим на 1 мм по диаметру.',
  sizes: Object.entries(er).flatMap(([type, [d, length, from, to]]) =>
    Array.from({ length: to - from + 1 }, (_, at) => [type, from + at, d, length] as const),
  ),
  axes: { runout: [5, 8, 15], sealed: [false, true] },
  // a seal finds no room on a wire
  isMade: ({ size: [, d], sealed }) => !sealed || d >= 3,
  sizeCode: ([type, d]) => `${type.slice(2)}${pad(d, 2)}`,
  columns: ['collet_type', 'clamping_max', 'clamping_min', 'runout', 'length'],
  filters: ['coolant', 'country'],
  make: ({ size: [type, d, outer, length], runout, sealed }) => ({
    name: `Цанга ${type} ${num(d - 1 || 0.5)}–${d} мм, биение ${runout} мкм${sealed ? ', с уплотнением' : ''}`,
    attributes: {
      collet_type: type,
      clamping_min: d - 1 || 0.5,
      clamping_max: d,
      diameter: outer,
      length,
      runout,
      coolant: sealed,
      cone_angle: 8,
      material: 'Сталь 65Г',
      hardness: 46,
      standard: 'DIN 6499 B',
      package_quantity: 1,
    },
    price: (240 + outer * 9) * (runout === 5 ? 2.1 : runout === 8 ? 1.4 : 1) * (sealed ? 1.8 : 1),
    weight: cylinderMass(outer, length) * 0.55,
    picture: { family: 'collet', params: { length: (length / outer) * 33 } },
  }),
})
