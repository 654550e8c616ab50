import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'
import { cylinderMass } from '../materials.ts'

import { carriedBy, taperFactor, taperMass, taperStandard, tapers } from './tables.ts'

/** Which tools each way of clamping takes. */
const clamped = {
  Weldon: [6, 40],
  термозажимная: [6, 32],
  силовая: [16, 32],
  гидрозажимная: [6, 32],
} as const

export const holders = leaf('opravki', {
  name: 'Оправки для станков с ЧПУ',
  code: 'OH',
  number: '6220',
  brands: 'tooling',
  share: 16,
  about: 'Силовые, термозажимные, гидрозажимные и Weldon.',
  sizes: [6, 8, 10, 12, 14, 16, 18, 20, 25, 32, 40],
  axes: {
    taper: tapers,
    kind: Object.keys(clamped) as (keyof typeof clamped)[],
    reach: [63, 100, 160],
  },
  isMade: ({ size, taper, kind }) =>
    size <= (carriedBy[taper] ?? 0) && size >= clamped[kind][0] && size <= clamped[kind][1],
  sizeCode: (d) => pad(d, 2),
  columns: ['taper', 'diameter', 'length', 'mounting', 'runout'],
  filters: ['balance', 'coolant', 'max_speed', 'country'],
  make: ({ size: d, taper, kind, reach }) => {
    const speed = taperMass(taper) > 3 || kind === 'Weldon' ? 12_000 : 25_000
    return {
      name: `Оправка ${taper} ${kind} ${d} мм, вылет ${reach} мм`,
      attributes: {
        taper,
        mounting: kind,
        diameter: d,
        length: reach,
        body_diameter: round(d * 1.7 + 14),
        runout: kind === 'Weldon' ? 10 : 3,
        balance: `${kind === 'Weldon' ? 'G6.3' : 'G2.5'} ${speed / 1000} 000 об/мин`,
        max_speed: speed,
        coolant: true,
        material: 'Сталь 20ХГНР',
        hardness: 58,
        standard: taperStandard(taper),
      },
      price:
        (2400 + d * 60 + reach * 9) *
        (kind === 'Weldon' ? 1 : kind === 'силовая' ? 2.2 : kind === 'термозажимная' ? 1.6 : 3.8) *
        taperFactor(taper),
      weight: taperMass(taper) + cylinderMass(d * 1.7 + 14, reach) * 0.8,
      picture: {
        family: 'tool-holder',
        params: {
          kind: taper.slice(0, taper.startsWith('HSK') ? 3 : 2).toLowerCase(),
          shape: kind === 'Weldon' ? 'weldon' : kind === 'термозажимная' ? 'shrink' : 'hydraulic',
        },
      },
    }
  },
})
