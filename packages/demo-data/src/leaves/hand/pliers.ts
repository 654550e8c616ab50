import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

/** Shortest, longest and standard of each kind. */
const kinds = {
  Пассатижи: [140, 250, 'ГОСТ 17438-72'],
  Бокорезы: [125, 220, 'ГОСТ 28037-89'],
  Утконосы: [125, 220, 'ISO 5745'],
  'Клещи переставные': [180, 300, 'ISO 8976'],
  Круглогубцы: [125, 180, 'ГОСТ 7283-93'],
} as const
type Kind = keyof typeof kinds
export const pliers = leaf('sharnirno-gubcevyj', {
  name: 'Шарнирно-губцевый инструмент',
  code: 'GB',
  number: '7814',
  brands: 'hand',
  share: 9,
  about: 'Пассатижи, бокорезы, утконосы, круглогубцы и переставные клещи.',
  sizes: [125, 140, 160, 180, 200, 220, 250, 300],
  axes: {
    kind: Object.keys(kinds) as Kind[],
    handle: ['двухкомпонентные ручки', 'диэлектрические ручки', 'обливные ручки'],
  },
  isMade: ({ size, kind }) => size >= kinds[kind][0] && size <= kinds[kind][1],
  sizeCode: (length) => pad(length, 3),
  columns: ['operation', 'length', 'handle', 'insulated', 'material'],
  filters: ['finish', 'country'],
  make: ({ size: length, kind, handle }) => ({
    name: `${kind} ${length} мм, ${handle}`,
    attributes: {
      operation: kind.toLowerCase(),
      length,
      width: round(length * 0.3),
      jaw_opening: round(length * 0.2),
      handle,
      insulated: handle.startsWith('диэл'),
      material: 'Сталь CrV',
      finish: 'полировка',
      hardness: 60,
      standard: handle.startsWith('диэл') ? 'ГОСТ IEC 60900-2019' : kinds[kind][2],
      package_quantity: 6,
    },
    price:
      (150 + length * 1.8) *
      (handle.startsWith('диэл') ? 1.5 : 1) *
      (kind.startsWith('Клещи') ? 1.4 : 1),
    weight: length ** 2 * 6.6e-6,
    picture: {
      family: 'pliers',
      params: {
        kind: {
          Пассатижи: 'universal',
          Бокорезы: 'side-cutter',
          Утконосы: 'long-nose',
          'Клещи переставные': 'universal',
          Круглогубцы: 'long-nose',
        }[kind] as string,
        color: handle.startsWith('диэл') ? 'red' : handle.startsWith('двух') ? 'blue' : 'orange',
      },
    },
  }),
})
