import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { pad } from '../../text.ts'

import { papers } from './tables.ts'

/** ISO VG that each kind is made of. */
const viscosities: Readonly<Record<string, readonly number[]>> = {
  'гидравлическое HLP': [32, 46, 68, 100],
  'редукторное CLP': [68, 100, 150, 220],
  'для направляющих': [68, 100, 150, 220],
  'компрессорное VDL': [46, 68, 100, 150],
  шпиндельное: [10, 22, 32],
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
    kind: Object.keys(viscosities),
    viscosity: [10, 22, 32, 46, 68, 100, 150, 220],
  },
  isMade: ({ kind, viscosity }) => viscosities[kind]?.includes(viscosity) ?? false,
  sizeCode: (v) => pad(v, 3),
  columns: ['volume', 'application', 'viscosity', 'flash_point', 'container'],
  filters: ['base', 'country'],
  make: ({ size: v, kind, viscosity, tier, brand }) => {
    const density = 865 + Math.round(viscosity / 12)
    return {
      name: `Масло ${kind} ISO VG ${viscosity}, ${v} л`,
      attributes: {
        volume: v,
        application: kind,
        viscosity,
        base: tier > 1 ? 'синтетическая' : 'минеральная',
        density,
        flash_point: 190 + Math.round(viscosity / 5),
        temperature: tier > 1 ? '−35…+120' : '−15…+90',
        container: v < 21 ? 'канистра' : 'бочка',
        shelf_life: 60,
        standard: 'DIN 51502',
        chlorine_free: true,
      },
      price: v ** 0.95 * (240 + viscosity * 0.4) * (tier > 1 ? 1.8 : 1),
      weight: (v * density * 1.05) / 1000,
      picture: {
        family: 'canister',
        params: { kind: v < 2 ? 'bottle' : v < 21 ? 'canister' : 'drum', color: brandColor(brand) },
      },
    }
  },
})
