import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

/** How wide a file is to its length, and how much of that square is steel. */
const sections = {
  плоский: { share: 0.1, filled: 1 },
  полукруглый: { share: 0.1, filled: 0.7 },
  трёхгранный: { share: 0.065, filled: 0.43 },
  круглый: { share: 0.04, filled: 0.785 },
  квадратный: { share: 0.04, filled: 1 },
} as const
type Shape = keyof typeof sections
const sectionOf = (shape: Shape, length: number) => {
  const width = round(length * sections[shape].share, 1)
  const isFlat = sections[shape].share === 0.1
  return { width, thickness: isFlat ? round(length * 0.02 + 1.5, 1) : width }
}
/** With the tang, and with what a handle weighs. */
const massOf = (shape: Shape, length: number, hasHandle: boolean): number => {
  const { width, thickness } = sectionOf(shape, length)
  const area = width * thickness * sections[shape].filled
  return area * (length + 15) * 7.8e-6 + (hasHandle ? 0.03 + length * 0.0001 : 0)
}

export const files = leaf('napilniki', {
  name: 'Напильники',
  code: 'FL',
  number: '2820',
  brands: 'hand',
  share: 9,
  about: 'Плоские, круглые, трёхгранные и полукруглые напильники.',
  sizes: [100, 125, 150, 200, 250, 300, 350, 400],
  axes: {
    shape: Object.keys(sections) as Shape[],
    notch: ['№1', '№2', '№3', '№4'],
    handle: ['без ручки', 'с ручкой'],
  },
  sizeCode: (length) => pad(length, 3),
  columns: ['length', 'shape', 'notch', 'handle', 'hardness'],
  filters: ['material', 'country'],
  make: ({ size: length, shape, notch, handle, brand }) => ({
    name: `Напильник ${shape} ${length} мм ${notch} ${handle} ГОСТ 1465-80`,
    attributes: {
      length,
      shape,
      notch: `насечка ${notch}`,
      handle,
      ...sectionOf(shape, length),
      overall_length: length + (handle === 'с ручкой' ? 110 : 50),
      material: 'Сталь У13А',
      hardness: 60,
      operation: { '№1': 'драчёвая', '№2': 'личная', '№3': 'личная', '№4': 'бархатная' }[notch],
      standard: 'ГОСТ 1465-80',
      package_quantity: 10,
    },
    price: 48 + length * 0.75 + (handle === 'с ручкой' ? 45 : 0),
    weight: massOf(shape, length, handle === 'с ручкой'),
    pack: 10,
    picture: {
      family: 'file',
      params: {
        kind: {
          плоский: 'flat',
          круглый: 'round',
          трёхгранный: 'triangular',
          полукруглый: 'half-round',
          квадратный: 'flat',
        }[shape] as string,
        color: brandColor(brand),
      },
    },
  }),
})
