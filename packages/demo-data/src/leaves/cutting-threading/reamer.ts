import { leaf } from '../../catalog/leaf.ts'
import { num, pad } from '../../text.ts'
import { bare, cylinderMass, hss, hssCobalt, rockwellOf, surface, vk8 } from '../materials.ts'

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
    isMade: ({ material }) => kind !== 'ручная' || !material.isCarbide,
    sizeCode: ([d]) => pad(d * 10, 3),
    columns: ['diameter', 'overall_length', 'flute_length', 'tolerance', 'tool_material'],
    filters: ['teeth', 'shank', 'country'],
    make: ({ size: [d, machine, hand, cone], fit, material }) => {
      const [length, flute] = kind === 'ручная' ? hand : machine
      return {
        name: `Развёртка ${kind} ${num(d)} мм ${fit} ${material.short} ${standard}`,
        attributes: {
          diameter: d,
          overall_length: length,
          flute_length: flute,
          tolerance: fit,
          teeth: d < 10 ? 6 : d < 20 ? 8 : 10,
          shank:
            kind === 'ручная' ? 'с квадратом' : cone ? `конус Морзе ${cone}` : 'цилиндрический',
          tool_material: material.name,
          coating: bare.name,
          hardness: rockwellOf(material),
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
