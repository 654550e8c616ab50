import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

/** A round or square file is as thick as it is wide. */
const sectionOf = (shape: string, length: number) => {
  const isFlat = shape === 'плоский' || shape === 'полукруглый'
  const width = round(length * (isFlat ? 0.1 : 0.04), 1)
  return { width, thickness: isFlat ? round(length * 0.02 + 1.5, 1) : width }
}

export const files = leaf('napilniki', {
  name: 'Напильники',
  code: 'FL',
  number: '2820',
  brands: 'hand',
  share: 9,
  about: 'Плоские, круглые, трёхгранные и полукруглые напильники, ГОСТ 1465-80.',
  sizes: [100, 125, 150, 200, 250, 300, 350, 400],
  axes: {
    shape: ['плоский', 'круглый', 'трёхгранный', 'полукруглый', 'квадратный'],
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
    weight: length ** 2 * 4.6e-6,
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
