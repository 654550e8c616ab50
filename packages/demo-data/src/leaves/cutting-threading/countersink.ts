import { isDomestic } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { num, pad, round } from '../../text.ts'
import {
  bare,
  coatingWord,
  cutsOf,
  cylinderMass,
  hss,
  hssCobalt,
  rockwellOf,
  tin,
} from '../materials.ts'

const dinOf: Readonly<Record<number, string>> = { 60: 'DIN 334 C', 90: 'DIN 335 C' }

export const countersink = leaf('zenkery-i-zenkovki', {
  name: 'Зенкеры и зенковки',
  code: 'CS',
  number: '2353',
  brands: 'cutting',
  share: 8,
  about: 'Снятие фасок и опорные поверхности под головки винтов.',
  sizes: [
    [6.3, 45, 5],
    [8.3, 50, 6],
    [10.4, 50, 6],
    [12.4, 56, 8],
    [15, 60, 10],
    [16.5, 60, 10],
    [19, 63, 10],
    [20.5, 63, 10],
    [23, 67, 10],
    [25, 67, 10],
    [31, 71, 12],
    [40, 80, 15],
    [50, 95, 18],
    [63, 110, 20],
  ] as const,
  axes: { angle: [60, 90, 120], material: [hss, hssCobalt], coating: [bare, tin] },
  sizeCode: ([d]) => pad(d * 10, 3),
  columns: ['diameter', 'point_angle', 'overall_length', 'shank_diameter', 'tool_material'],
  filters: ['coating', 'teeth', 'country'],
  make: ({ size: [d, length, shank], angle, material, coating, brand }) => ({
    name: `Зенковка коническая ${num(d)} мм ${angle}° Z=3 ${material.short}${coatingWord(coating)} ц/х`,
    attributes: {
      diameter: d,
      point_angle: angle,
      overall_length: length,
      shank: 'цилиндрический',
      shank_diameter: shank,
      teeth: 3,
      min_diameter: round(d / 5, 1),
      tool_material: material.name,
      coating: coating.name,
      hardness: rockwellOf(material),
      standard: isDomestic(brand) ? 'ГОСТ 14953-80' : (dinOf[angle] ?? null),
      ...cutsOf(material, coating),
    },
    price: (190 + d * 24 + d ** 1.7) * material.factor * coating.factor,
    weight: cylinderMass(shank, length) + cylinderMass(d, d * 0.5) * 0.4,
    picture: { family: 'countersink', params: { teeth: 3, coating: coating.picture } },
  }),
})
