import { leaf } from '../../catalog/leaf.ts'
import { num, pad } from '../../text.ts'
import {
  coatingWord,
  cylinderMass,
  isoGroups,
  millCoatings,
  millMaterials,
  surface,
  workpieceOf,
} from '../materials.ts'

import { endMillRows } from './tables.ts'

export const endMill = leaf('frezy-koncevye', {
  name: 'Фрезы концевые',
  code: 'EM',
  number: '2220',
  brands: 'cutting',
  share: 26,
  about: 'Для уступов, пазов и контуров на станках с ЧПУ и универсальных.',
  sizes: endMillRows,
  axes: { z: [2, 3, 4, 6], material: millMaterials, coating: millCoatings },
  sizeCode: ([d]) => pad(d * 100, 4),
  columns: ['diameter', 'flute_length', 'overall_length', 'teeth', 'tool_material', 'coating'],
  filters: [
    'workpiece_material',
    'shank',
    'shank_diameter',
    'helix_angle',
    'iso_materials',
    'country',
  ],
  make: ({ size: [d, flute, length, shank], z, material, coating, random }) => ({
    name: `Фреза концевая ${num(d)}×${flute}×${length} мм Z=${z} ${material.short}${coatingWord(coating)} ц/х ${material.isCarbide ? 'DIN 6527 L' : 'ГОСТ 17025-71'}`,
    attributes: {
      workpiece_material: workpieceOf(material),
      diameter: d,
      flute_length: flute,
      overall_length: length,
      teeth: z,
      shank: material.isCarbide ? 'цилиндрический DIN 6535 HA' : 'цилиндрический',
      shank_diameter: shank,
      tool_material: material.name,
      coating: coating.name,
      hardness: material.hardness,
      helix_angle: z === 3 ? 45 : z > 4 ? 50 : 30,
      tolerance: material.isCarbide ? 'h10' : 'js14',
      cut_direction: 'правое',
      iso_materials: random.pick(isoGroups),
      operation: z > 4 ? 'чистовая' : z > 2 ? 'универсальная' : 'пазы',
      standard: material.isCarbide ? 'DIN 6527 L' : 'ГОСТ 17025-71',
    },
    price: (150 + d * 24 + d ** 1.8 * 1.6) * material.factor * coating.factor * (1 + z * 0.02),
    weight: cylinderMass((d + shank) / 2, length, material.isCarbide) * 0.85,
    picture: {
      family: 'end-mill',
      params: { d, flute, length, shank, teeth: z, coating: surface(coating, material.isCarbide) },
    },
  }),
})
