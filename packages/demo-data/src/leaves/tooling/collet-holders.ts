import { leaf } from '../../catalog/leaf.ts'
import { cylinderMass } from '../materials.ts'

import { carriedBy, er, nutOf, taperFactor, taperMass, taperStandard, tapers } from './tables.ts'

export const colletHolders = leaf('patrony-cangovye', {
  name: 'Патроны цанговые',
  code: 'OC',
  number: '6222',
  brands: 'tooling',
  share: 8,
  about: 'Патроны под цанги ER с гайкой, для фрезерных центров и станков с конусом Морзе.',
  sizes: Object.keys(er),
  axes: { taper: [...tapers, 'Морзе 3', 'Морзе 4'], reach: [70, 100, 160] },
  // what a drilling machine turns is short
  isMade: ({ size, taper, reach }) =>
    (er[size]?.[3] ?? 0) <= (carriedBy[taper] ?? 0) && (!taper.startsWith('Морзе') || reach <= 100),
  sizeCode: (type) => type.slice(2),
  columns: ['taper', 'collet_type', 'length', 'clamping_max', 'runout'],
  filters: ['balance', 'country'],
  make: ({ size: type, taper, reach }) => {
    const [, , from, to] = er[type] as readonly [number, number, number, number]
    const nut = nutOf[type] as number
    const isMorse = taper.startsWith('Морзе')
    return {
      name: `Патрон цанговый ${taper} ${type}, вылет ${reach} мм`,
      attributes: {
        taper,
        collet_type: type,
        length: reach,
        body_diameter: nut,
        clamping_min: from,
        clamping_max: to,
        runout: 5,
        balance: isMorse ? null : 'G6.3 12 000 об/мин',
        max_speed: isMorse ? 4000 : 12_000,
        coolant: !isMorse,
        material: 'Сталь 20ХГНР',
        hardness: 58,
        standard: taperStandard(taper),
      },
      price: (2100 + nut * 29 + reach * 10) * taperFactor(taper),
      weight: taperMass(taper) + cylinderMass(nut, reach) * 0.8,
      picture: {
        family: 'tool-holder',
        params: {
          kind: isMorse ? 'morse' : taper.slice(0, taper.startsWith('HSK') ? 3 : 2).toLowerCase(),
          shape: 'collet',
        },
      },
    }
  },
})
