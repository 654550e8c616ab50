import { leaf } from '../../catalog/leaf.ts'
import { num, pad, round } from '../../text.ts'
import {
  alcrn,
  bare,
  carbide,
  coatingWord,
  cutsOf,
  cylinderMass,
  rockwellOf,
  surface,
  tialn,
} from '../materials.ts'

export const ballMill = leaf('frezy-sfericheskie', {
  name: 'Фрезы сферические',
  code: 'BM',
  number: '2221',
  brands: 'cutting',
  share: 8,
  about: 'Копировальная обработка форм и штампов.',
  sizes: [1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20],
  axes: { reach: [2, 3, 4], z: [2, 4], coating: [tialn, alcrn, bare] },
  isMade: ({ size, z }) => z === 2 || size >= 3,
  sizeCode: (d) => pad(d * 100, 4),
  columns: ['diameter', 'corner_radius', 'flute_length', 'overall_length', 'coating'],
  filters: ['workpiece_material', 'teeth', 'shank_diameter', 'iso_materials', 'country'],
  make: ({ size: d, reach, z, coating }) => {
    const shank = d < 4 ? 4 : Math.max(d, 6)
    const length = round(45 + d * reach + shank * 1.6)
    return {
      name: `Фреза сферическая R${num(d / 2)} ${num(d)}×${round(d * reach)}×${length} мм Z=${z}${coatingWord(coating)}`,
      attributes: {
        ...cutsOf(carbide, coating),
        diameter: d,
        corner_radius: d / 2,
        flute_length: round(d * reach, 1),
        overall_length: length,
        teeth: z,
        shank: 'цилиндрический DIN 6535 HA',
        shank_diameter: shank,
        tool_material: carbide.name,
        coating: coating.name,
        hardness: rockwellOf(carbide),
        helix_angle: 30,
        tolerance: 'h9',
        operation: 'копирование, чистовая',
      },
      price: (640 + d ** 1.8 * 21 + reach * 80) * coating.factor,
      weight: cylinderMass((d + shank) / 2, length, true) * 0.9,
      picture: {
        family: 'ball-mill',
        params: { d, flute: d * reach, length, shank, teeth: z, coating: surface(coating, true) },
      },
    }
  },
})
