import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

import { papers } from './tables.ts'

const colors: Readonly<Record<string, string>> = {
  медная: 'медный',
  силиконовая: 'бесцветный',
  'с дисульфидом молибдена': 'чёрный',
}

export const greases = leaf('smazki-plastichnye', {
  name: 'Смазки пластичные',
  code: 'GS',
  number: '9103',
  brands: 'fluid',
  share: 6,
  documents: papers,
  about: 'Литиевые, комплексные, медные и пищевые смазки.',
  sizes: [0.05, 0.1, 0.4, 0.8, 2, 5, 18, 180],
  axes: {
    kind: [
      'литиевая',
      'комплексная кальциевая',
      'медная',
      'силиконовая',
      'с дисульфидом молибдена',
    ],
    nlgi: ['1', '2', '3'],
  },
  sizeCode: (m) => pad(m * 100, 5),
  columns: ['net_mass', 'base', 'nlgi', 'temperature', 'container'],
  filters: ['application', 'country'],
  make: ({ size: m, kind, nlgi, tier, brand }) => ({
    name: `Смазка ${kind} NLGI ${nlgi}, ${m < 1 ? `${round(m * 1000)} г` : `${m} кг`}`,
    attributes: {
      net_mass: m,
      base: kind,
      nlgi,
      temperature:
        kind === 'медная' ? '−30…+1100' : kind === 'силиконовая' ? '−50…+200' : '−30…+130',
      application: kind === 'медная' ? 'резьбы, тормозные системы' : 'подшипники и узлы скольжения',
      container:
        m < 0.2 ? 'туба' : m < 0.5 ? 'картридж' : m < 1 ? 'банка' : m < 20 ? 'ведро' : 'бочка',
      density: 920 + tier * 10,
      color: colors[kind] ?? 'жёлтый',
      viscosity: 150,
      shelf_life: 60,
      standard: kind === 'медная' || kind === 'силиконовая' ? null : 'DIN 51825',
      chlorine_free: true,
    },
    price:
      m ** 0.9 *
        (kind === 'литиевая'
          ? 420
          : kind === 'медная'
            ? 1500
            : kind === 'силиконовая'
              ? 1900
              : 760) +
      40,
    weight: m * 1.06,
    pack: m < 0.2 ? 12 : 1,
    picture: {
      family: 'canister',
      params: { kind: m < 1 ? 'bottle' : m < 10 ? 'canister' : 'drum', color: brandColor(brand) },
    },
  }),
})
