import { isDomestic } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { num, pad } from '../../text.ts'
import {
  bare,
  carbide,
  coatingWord,
  cutsOf,
  cylinderMass,
  hss,
  hssCobalt,
  rockwellOf,
  surface,
  tin,
} from '../materials.ts'

type Body = readonly [diameter: number, length: number]
/** ГОСТ 14952-75 and DIN 333: the body of forms A and R, then of form B; the thinnest and thickest come in fewer forms. */
const rows: readonly (readonly [d: number, plain: Body, shielded: Body | null])[] = [
  [0.8, [3.15, 25], null],
  [1, [3.15, 31.5], null],
  [1.6, [4, 35.5], [6.3, 45]],
  [2, [5, 40], [8, 50]],
  [2.5, [6.3, 45], [10, 56]],
  [3.15, [8, 50], [11.2, 60]],
  [4, [10, 56], [14, 67]],
  [5, [12.5, 63], [18, 75]],
  [6.3, [16, 71], [20, 80]],
  [8, [20, 80], [25, 100]],
  [10, [25, 100], null],
]
const bodyOf = ([, plain, shielded]: (typeof rows)[number], form: 'A' | 'B' | 'R'): Body | null =>
  form === 'B' ? shielded : plain

export const centre = leaf('sverla-centrovochnye', {
  name: 'Свёрла центровочные',
  code: 'CD',
  number: '2317',
  brands: 'cutting',
  about: 'Для центровых отверстий на токарных и сверлильных станках.',
  sizes: rows,
  axes: {
    form: ['A', 'B', 'R'] as const,
    material: [hss, hssCobalt, carbide],
    coating: [bare, tin],
  },
  isMade: ({ size, form }) => bodyOf(size, form) !== null,
  sizeCode: ([d]) => pad(d * 100, 4),
  columns: ['diameter', 'body_diameter', 'overall_length', 'shape', 'tool_material'],
  filters: ['workpiece_material', 'coating', 'point_angle', 'country'],
  make: ({ size, form, material, coating, brand }) => {
    const standard = isDomestic(brand) && !material.isCarbide ? 'ГОСТ 14952-75' : 'DIN 333'
    const [d] = size
    const [body, length] = bodyOf(size, form) ?? size[1]
    return {
      name: `Сверло центровочное ${num(d)}×${num(body)}×${num(length)} мм тип ${form} ${material.short}${coatingWord(coating)} ${standard}`,
      attributes: {
        ...cutsOf(material, coating),
        diameter: d,
        body_diameter: body,
        overall_length: length,
        shape: `тип ${form}`,
        point_angle: 118,
        // the countersink of form R is an arc
        cone_angle: form === 'R' ? null : 60,
        tool_material: material.name,
        coating: coating.name,
        hardness: rockwellOf(material),
        cut_direction: 'правое',
        tolerance: 'k12',
        standard,
        package_quantity: 10,
      },
      price: (60 + 14 * body + body ** 1.7 * 0.9) * material.factor * coating.factor,
      weight: cylinderMass(body, length, material.isCarbide) * 0.9,
      pack: body < 13 ? 10 : 1,
      picture: {
        family: 'center-drill',
        params: { coating: surface(coating, material.isCarbide) },
      },
    }
  },
})
