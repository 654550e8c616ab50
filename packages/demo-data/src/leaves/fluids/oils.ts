import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { pad } from '../../text.ts'

import { containerOf, papers } from './tables.ts'

/** ISO VG that each kind is made of. */
const viscosities = {
  'гидравлическое HLP': [32, 46, 68, 100],
  'редукторное CLP': [68, 100, 150, 220],
  'для направляющих': [68, 100, 150, 220],
  'компрессорное VDL': [46, 68, 100, 150],
  шпиндельное: [10, 22, 32],
} as const
type Kind = keyof typeof viscosities
const standards: Readonly<Record<Kind, string>> = {
  'гидравлическое HLP': 'DIN 51524-2',
  'редукторное CLP': 'DIN 51517-3',
  'для направляющих': 'DIN 51502 CGLP',
  'компрессорное VDL': 'DIN 51506',
  шпиндельное: 'ISO 6743-2 FC',
}

export const oils = leaf('masla-industrialnye', {
  name: 'Масла индустриальные',
  code: 'OI',
  number: '9102',
  brands: 'fluid',
  share: 7,
  documents: papers,
  about: 'Гидравлические, редукторные, компрессорные масла и масла для направляющих.',
  sizes: [1, 4, 5, 10, 20, 50, 200],
  axes: {
    kind: Object.keys(viscosities) as Kind[],
    viscosity: [10, 22, 32, 46, 68, 100, 150, 220],
  },
  isMade: ({ kind, viscosity }) => (viscosities[kind] as readonly number[]).includes(viscosity),
  sizeCode: (v) => pad(v, 3),
  columns: ['volume', 'application', 'viscosity', 'flash_point', 'container'],
  filters: ['base', 'country'],
  make: ({ size: v, kind, viscosity, tier, brand }) => {
    const isSynthetic = tier > 1
    const density = 865 + Math.round(viscosity / 12)
    return {
      name: `Масло ${kind} ISO VG ${viscosity}${isSynthetic ? ' синтетическое' : ''}, ${v} л`,
      attributes: {
        volume: v,
        application: kind,
        viscosity,
        base: isSynthetic ? 'синтетическая' : 'минеральная',
        density,
        // thin oils flash early
        flash_point: Math.round(90 + 30 * Math.log(viscosity)),
        temperature: isSynthetic ? '−35…+120' : '−15…+90',
        container: containerOf(v),
        shelf_life: 60,
        standard: standards[kind],
        chlorine_free: true,
      },
      price: v ** 0.95 * (240 + viscosity * 0.4) * (isSynthetic ? 1.8 : 1),
      weight: (v * density * 1.05) / 1000,
      picture: {
        family: 'canister',
        params: { kind: v < 2 ? 'bottle' : v < 21 ? 'canister' : 'drum', color: brandColor(brand) },
      },
    }
  },
})
