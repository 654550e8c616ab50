import { isDomestic } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { num, pad } from '../../text.ts'
import {
  coatingWord,
  cutsOf,
  cylinderMass,
  millCoatings,
  millMaterials,
  rockwellOf,
  surface,
  type ToolMaterial,
} from '../materials.ts'

import { carbideMillRows, endMillRows } from './tables.ts'

/** Solid carbide is as long as its own standard says. */
const rowOf = (d: number, material: ToolMaterial) =>
  material.isCarbide
    ? carbideMillRows.find((row) => row[0] === d)
    : endMillRows.find((row) => row[0] === d)

export const endMill = leaf('frezy-koncevye', {
  name: 'Фрезы концевые',
  code: 'EM',
  number: '2220',
  brands: 'cutting',
  share: 26,
  about: 'Для уступов, пазов и контуров на станках с ЧПУ и универсальных.',
  sizes: endMillRows,
  axes: { z: [2, 3, 4, 6], material: millMaterials, coating: millCoatings },
  // six teeth find no room in a thin mill, and ground of steel they need a thick one
  isMade: ({ size: [d], z, material }) =>
    (z < 6 || d >= (material.isCarbide ? 6 : 16)) && rowOf(d, material) !== undefined,
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
  make: ({ size, z, material, coating, brand }) => {
    const [d, flute, length, shank] = rowOf(size[0], material) ?? size
    const standard = material.isCarbide
      ? 'DIN 6527 L'
      : isDomestic(brand)
        ? 'ГОСТ 17025-71'
        : 'DIN 844'
    return {
      name: `Фреза концевая ${num(d)}×${flute}×${length} мм Z=${z} ${material.short}${coatingWord(coating)} ц/х ${standard}`,
      attributes: {
        ...cutsOf(material, coating),
        diameter: d,
        flute_length: flute,
        overall_length: length,
        teeth: z,
        shank: material.isCarbide ? 'цилиндрический DIN 6535 HA' : 'цилиндрический',
        shank_diameter: shank,
        tool_material: material.name,
        coating: coating.name,
        hardness: rockwellOf(material),
        helix_angle: z === 3 ? 45 : z > 4 ? 50 : 30,
        tolerance: material.isCarbide ? 'h10' : 'js14',
        cut_direction: 'правое',
        operation: z > 4 ? 'чистовая' : z > 2 ? 'универсальная' : 'пазы',
        standard,
      },
      price: (150 + d * 24 + d ** 1.8 * 1.6) * material.factor * coating.factor * (1 + z * 0.02),
      weight: cylinderMass((d + shank) / 2, length, material.isCarbide) * 0.85,
      picture: {
        family: 'end-mill',
        params: {
          d,
          flute,
          length,
          shank,
          teeth: z,
          coating: surface(coating, material.isCarbide),
        },
      },
    }
  },
})
