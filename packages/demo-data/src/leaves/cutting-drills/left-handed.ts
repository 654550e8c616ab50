import { leaf } from '../../catalog/leaf.ts'
import { num, pad } from '../../text.ts'
import {
  bare,
  coatingWord,
  cutsOf,
  cylinderMass,
  hss,
  hssCo8,
  hssCobalt,
  packFor,
  rockwellOf,
  tin,
} from '../materials.ts'

import { drillPicture, jobber } from './tables.ts'

export const leftHanded = leaf('sverla-levye', {
  name: 'Свёрла левого вращения',
  code: 'LD',
  number: '2309',
  brands: 'cutting',
  share: 4,
  about: 'Для автоматов и для извлечения сломанного крепежа.',
  sizes: jobber.filter(([d]) => d >= 2 && d <= 13 && (d * 2) % 1 === 0),
  axes: { material: [hss, hssCobalt, hssCo8], coating: [bare, tin] },
  sizeCode: ([d]) => pad(d * 100, 4),
  columns: ['diameter', 'overall_length', 'flute_length', 'tool_material', 'coating'],
  filters: ['workpiece_material', 'point_angle', 'country'],
  make: ({ size: [d, length, flute], material, coating }) => ({
    name: `Сверло спиральное левое ${num(d)}×${length}×${flute} мм ${material.short}${coatingWord(coating)} ц/х`,
    attributes: {
      ...cutsOf(material, coating),
      diameter: d,
      overall_length: length,
      flute_length: flute,
      shank: 'цилиндрический',
      tool_material: material.name,
      coating: coating.name,
      hardness: rockwellOf(material),
      point_angle: 118,
      helix_angle: 30,
      cut_direction: 'левое',
      tolerance: 'h8',
      standard: 'DIN 338',
      package_quantity: packFor(d),
    },
    price: (34 + 6.1 * d + d ** 1.9) * material.factor * coating.factor,
    weight: cylinderMass(d, length) * 0.72,
    pack: packFor(d),
    picture: drillPicture(d, length, flute, coating.picture, 'cylinder'),
  }),
})
