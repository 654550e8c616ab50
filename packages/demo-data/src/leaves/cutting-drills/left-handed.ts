import { isDomestic } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { num, pad } from '../../text.ts'
import {
  bare,
  coatingWord,
  cutsOf,
  hss,
  hssCo8,
  hssCobalt,
  packFor,
  rockwellOf,
  tin,
} from '../materials.ts'

import { drillMass, drillPicture, jobber, pointAngleOf } from './tables.ts'

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
  make: ({ size: [d, length, flute], material, coating, brand }) => {
    const standard = isDomestic(brand) ? 'ГОСТ 10902-77' : 'DIN 338'
    return {
      name: `Сверло спиральное левое ${num(d)}×${length}×${flute} мм ${material.short}${coatingWord(coating)} ц/х ${standard}`,
      attributes: {
        ...cutsOf(material, coating),
        diameter: d,
        overall_length: length,
        flute_length: flute,
        shank: 'цилиндрический',
        tool_material: material.name,
        coating: coating.name,
        hardness: rockwellOf(material),
        point_angle: pointAngleOf(material),
        helix_angle: 30,
        cut_direction: 'левое',
        tolerance: 'h8',
        standard,
        package_quantity: packFor(d),
      },
      price: (34 + 6.1 * d + d ** 1.9) * material.factor * coating.factor,
      weight: drillMass(d, length, flute),
      pack: packFor(d),
      picture: drillPicture(d, length, flute, coating.picture, 'cylinder'),
    }
  },
})
