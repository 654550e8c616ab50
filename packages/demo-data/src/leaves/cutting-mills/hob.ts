import { leaf } from '../../catalog/leaf.ts'
import { num, pad } from '../../text.ts'
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

/** Closer classes are ground longer. */
const factors: Readonly<Record<string, number>> = { AA: 1.7, A: 1.3, B: 1.1, C: 1 }

export const hob = leaf('frezy-chervyachnye', {
  name: 'Фрезы червячные',
  code: 'HB',
  number: '2510',
  brands: 'cutting',
  share: 4,
  about: 'Нарезание зубчатых колёс с эвольвентным профилем по ГОСТ 9324-80.',
  sizes: [
    [1, 50, 32, 22],
    [1.25, 50, 32, 22],
    [1.5, 63, 40, 27],
    [2, 63, 50, 27],
    [2.5, 71, 56, 27],
    [3, 80, 63, 32],
    [4, 90, 80, 32],
    [5, 100, 100, 40],
    [6, 112, 112, 40],
    [8, 125, 140, 40],
    [10, 150, 170, 50],
  ] as const,
  axes: { accuracy: ['AA', 'A', 'B', 'C'], material: [hss, hssCobalt], coating: [bare, tin] },
  sizeCode: ([m]) => pad(m * 100, 4),
  columns: ['module', 'diameter', 'length', 'bore', 'accuracy_class'],
  filters: ['workpiece_material', 'tool_material', 'coating', 'country'],
  make: ({ size: [m, d, length, bore], accuracy, material, coating }) => ({
    name: `Фреза червячная модульная m${num(m)} ${d}×${length}×${bore} мм класс ${accuracy} ${material.short}${coatingWord(coating)}`,
    attributes: {
      ...cutsOf(material, coating),
      module: m,
      diameter: d,
      length,
      bore,
      accuracy_class: accuracy,
      profile_angle: 20,
      starts: 1,
      teeth: m < 3 ? 12 : 10,
      cut_direction: 'правое',
      tool_material: material.name,
      coating: coating.name,
      hardness: rockwellOf(material),
      standard: 'ГОСТ 9324-80',
    },
    price: (3200 + m * 1900 + d * 18) * material.factor * coating.factor * (factors[accuracy] ?? 1),
    weight: cylinderMass(d, length) * 0.62,
    picture: { family: 'hob', params: { teeth: m < 3 ? 12 : 10, coating: coating.picture } },
  }),
})
