import { isDomestic } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { num, pad } from '../../text.ts'
import { bare, cylinderMass, hss, hssCobalt, rockwellOf, surface, vk8 } from '../materials.ts'

import { reamerRows } from './tables.ts'

type Kind = 'машинная' | 'ручная'
/** Carbide is brazed on, which has standards of its own. */
const standardOf = (kind: Kind, isTipped: boolean, hasCone: boolean, isGost: boolean): string => {
  if (kind === 'ручная') return isGost ? 'ГОСТ 7722-77' : 'DIN 206'
  if (isTipped) return isGost ? 'ГОСТ 28321-89' : hasCone ? 'DIN 8051' : 'DIN 8050'
  return isGost ? 'ГОСТ 1672-2016' : hasCone ? 'DIN 208' : 'DIN 212'
}

export const reamer = (
  slug: string,
  name: string,
  code: string,
  number: string,
  about: string,
  kind: Kind,
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
    // a tip of carbide needs a body to sit on
    isMade: ({ size: [d], material }) => !material.isCarbide || (kind === 'машинная' && d >= 10),
    sizeCode: ([d]) => pad(d * 10, 3),
    columns: ['diameter', 'overall_length', 'flute_length', 'tolerance', 'tool_material'],
    filters: ['teeth', 'shank', 'country'],
    make: ({ size: [d, machine, hand, cone], fit, material, brand }) => {
      const [length, flute] = kind === 'ручная' ? hand : machine
      const standard = standardOf(kind, material.isCarbide, cone !== undefined, isDomestic(brand))
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
        weight: cylinderMass(d, length) * 0.85,
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
