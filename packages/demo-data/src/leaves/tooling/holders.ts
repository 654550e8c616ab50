import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'
import { cylinderMass } from '../materials.ts'

import { carriedBy, taperStandard, tapers } from './tables.ts'

export const holders = leaf('opravki', {
  name: 'Оправки для станков с ЧПУ',
  code: 'OH',
  number: '6220',
  brands: 'tooling',
  share: 16,
  about: 'Цанговые, силовые, термозажимные, фрезерные и Weldon; балансировка G2.5.',
  sizes: [6, 8, 10, 12, 14, 16, 18, 20, 25, 32, 40],
  axes: {
    taper: tapers,
    kind: ['Weldon', 'термозажимная', 'силовая', 'гидрозажимная'],
    reach: [63, 100, 160],
  },
  isMade: ({ size, taper }) => size <= (carriedBy[taper] ?? 0),
  sizeCode: (d) => pad(d, 2),
  columns: ['taper', 'diameter', 'length', 'mounting', 'runout'],
  filters: ['balance', 'coolant', 'max_speed', 'country'],
  make: ({ size: d, taper, kind, reach }) => {
    const big = taper.endsWith('50') || taper.endsWith('100')
    const speed = big || kind === 'Weldon' ? 12_000 : 25_000
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
        (big ? 1.7 : 1) *
        (taper.startsWith('HSK') ? 1.5 : 1),
      weight: (big ? 3.2 : taper === 'BT30' ? 0.5 : 1.1) + cylinderMass(d * 1.7 + 14, reach) * 0.8,
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
