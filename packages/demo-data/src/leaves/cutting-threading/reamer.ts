import { leaf } from '../../catalog/leaf.ts'
import { num, pad, round } from '../../text.ts'
import { bare, cylinderMass, hss, hssCobalt, surface, vk8 } from '../materials.ts'

import { reamerRows } from './tables.ts'

export const reamer = (
  slug: string,
  name: string,
  code: string,
  number: string,
  about: string,
  kind: string,
  standard: string,
) =>
  leaf(slug, {
    name,
    code,
    number,
    about,
    brands: 'cutting',
    share: 8,
    sizes: reamerRows,
    axes: { fit: ['H7', 'H8', 'H9'], material: [hss, hssCobalt, vk8] },
    sizeCode: (d) => pad(d * 10, 3),
    columns: ['diameter', 'overall_length', 'flute_length', 'tolerance', 'tool_material'],
    filters: ['teeth', 'shank', 'country'],
    make: ({ size: d, fit, material }) => {
      const length = round((kind === 'ручная' ? 52 : 46) + d * (kind === 'ручная' ? 7.6 : 6.4))
      const flute = round(kind === 'ручная' ? length / 2 : 12 + d * 1.9)
      return {
        name: `Развёртка ${kind} ${num(d)} мм ${fit} ${material.short} ${standard}`,
        attributes: {
          diameter: d,
          overall_length: length,
          flute_length: flute,
          tolerance: fit,
          teeth: d < 10 ? 6 : d < 20 ? 8 : 10,
          shank:
            kind === 'ручная'
              ? 'с квадратом'
              : d < 16
                ? 'цилиндрический'
                : `конус Морзе ${d < 24 ? 2 : 3}`,
          tool_material: material.name,
          coating: bare.name,
          hardness: material.hardness,
          hole_type: 'сквозное и глухое',
          operation: 'чистовая',
          standard,
        },
        price: (220 + d * 21 + d ** 1.7 * 1.2) * material.factor,
        weight: cylinderMass(d, length, material.isCarbide) * 0.85,
        picture: {
          family: 'reamer',
          params: {
            d,
            length,
            flute,
            shank: kind === 'ручная' ? d : Math.min(d, 16),
            teeth: d < 10 ? 6 : d < 20 ? 8 : 10,
            kind: kind === 'ручная' ? 'hand' : 'machine',
            coating: surface(bare, material.isCarbide),
          },
        },
      }
    },
  })
