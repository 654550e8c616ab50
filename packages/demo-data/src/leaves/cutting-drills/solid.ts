import { leaf } from '../../catalog/leaf.ts'
import { num, pad, round } from '../../text.ts'
import {
  bare,
  carbide,
  coatingWord,
  cutsOf,
  cylinderMass,
  rockwellOf,
  surface,
  tialn,
  tin,
} from '../materials.ts'

import { solidOf } from './solid-lengths.ts'
import { drillPicture } from './tables.ts'

export const solid = leaf('sverla-tverdosplavnye', {
  name: 'Свёрла твердосплавные монолитные',
  code: 'SC',
  number: '2300',
  brands: 'cutting',
  share: 14,
  about: 'Для станков с ЧПУ, хвостовик по допуску h6.',
  sizes: [
    3, 3.3, 3.5, 4, 4.2, 4.5, 5, 5.5, 6, 6.5, 6.8, 7, 7.5, 8, 8.5, 9, 9.5, 10, 10.2, 10.5, 11, 11.5,
    12, 12.5, 13, 14, 14.5, 15, 16, 17, 18, 20,
  ],
  axes: { depth: [3, 5, 8] as const, coating: [tialn, bare, tin], coolant: [true, false] },
  sizeCode: (d) => pad(d * 100, 4),
  columns: ['diameter', 'cutting_depth', 'shank_diameter', 'overall_length', 'coating'],
  filters: ['workpiece_material', 'coolant', 'point_angle', 'iso_materials', 'country'],
  make: ({ size: d, depth, coating, coolant }) => {
    const { shank, length, flute } = solidOf(d, depth)
    return {
      name: `Сверло твердосплавное ${num(d)}×${length}×${flute} мм ${depth}D${coatingWord(coating)}${coolant ? ' с внутренним подводом СОЖ' : ''}`,
      attributes: {
        ...cutsOf(carbide, coating),
        diameter: d,
        // the chips need more than a diameter of the flute, so a thick drill of «5D» does not reach five
        cutting_depth: round(Math.min(d * depth, flute - 1.2 * d), 1),
        flute_length: flute,
        overall_length: length,
        shank: 'цилиндрический DIN 6535 HA',
        shank_diameter: shank,
        tool_material: carbide.name,
        coating: coating.name,
        hardness: rockwellOf(carbide),
        point_angle: 140,
        helix_angle: 30,
        tolerance: 'm7',
        coolant,
        standard: { 3: 'DIN 6537 K', 5: 'DIN 6537 L', 8: 'стандарт изготовителя' }[depth],
      },
      price:
        (520 + d ** 1.75 * 26 + depth * 60 + length * 3) * coating.factor * (coolant ? 1.45 : 1),
      weight: cylinderMass(shank, length, true) * 0.75,
      picture: drillPicture(d, length, flute, surface(coating, true), 'cylinder', shank),
    }
  },
})
