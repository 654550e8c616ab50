import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { pad } from '../../text.ts'

import { containerOf, papers } from './tables.ts'

export const coolant = leaf('soj', {
  name: 'СОЖ',
  code: 'CO',
  number: '9101',
  brands: 'fluid',
  share: 7,
  documents: papers,
  about: 'Водосмешиваемые концентраты и масляные жидкости для резания.',
  sizes: [1, 5, 10, 20, 60, 200, 1000],
  axes: {
    kind: ['минеральная', 'полусинтетическая', 'синтетическая', 'масляная'],
    use: ['универсальная', 'для алюминия', 'для нержавеющей стали', 'для чугуна'],
  },
  sizeCode: (v) => pad(v, 4),
  columns: ['volume', 'base', 'application', 'concentration', 'ph'],
  filters: ['container', 'chlorine_free', 'country'],
  make: ({ size: v, kind, use, tier, brand }) => {
    const density = kind === 'масляная' ? 870 : kind === 'синтетическая' ? 1040 : 985
    return {
      name: `СОЖ ${kind === 'минеральная' ? 'минеральная (эмульсол)' : kind} ${use}, ${v} л`,
      attributes: {
        volume: v,
        base: kind,
        application: use,
        concentration: kind === 'масляная' ? null : `${3 + tier}–${8 + tier}`,
        ph: kind === 'масляная' ? null : 9.2,
        viscosity: kind === 'масляная' ? 22 : 42,
        density,
        flash_point: kind === 'масляная' ? 175 : null,
        chlorine_free: tier > 0,
        container: containerOf(v),
        shelf_life: 24,
        temperature: '+5…+40',
      },
      price:
        v ** 0.94 *
        (kind === 'синтетическая'
          ? 560
          : kind === 'полусинтетическая'
            ? 430
            : kind === 'масляная'
              ? 380
              : 260),
      weight: (v * density * 1.05) / 1000,
      picture: {
        family: 'canister',
        params: { kind: v < 2 ? 'bottle' : v < 21 ? 'canister' : 'drum', color: brandColor(brand) },
      },
    }
  },
})
