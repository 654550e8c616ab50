import { leaf } from '../../catalog/leaf.ts'
import { pad } from '../../text.ts'
import { cylinderMass } from '../materials.ts'
import { hexagonOf, lockingHexagonOf, pitchOf, threadName } from '../metric.ts'

import {
  finishes,
  finishesOf,
  finishFactor,
  finishSurface,
  finishWord,
  hexagonMass,
  isSizeOf,
  isStainless,
  priceOfMass,
} from './tables.ts'
import { nutHeights, washers } from './washers.ts'

const standards = {
  'Гайка шестигранная': 'ГОСТ 5915-70',
  'Гайка самоконтрящаяся': 'DIN 985',
  'Шайба плоская': 'ГОСТ 11371-78',
  'Шайба пружинная': 'ГОСТ 6402-70',
}
type Kind = keyof typeof standards
/** Washers have no strength class: a flat one is told by its hardness, a spring by its steel. */
const classOf = (kind: Kind, strength: string): string => {
  if (kind.startsWith('Гайка')) return strength
  if (isStainless(strength)) return 'A2'
  return kind === 'Шайба плоская' ? '140 HV' : '65Г'
}

export const nuts = leaf('gajki-i-shajby', {
  name: 'Гайки и шайбы',
  code: 'NW',
  number: '9403',
  brands: 'fastener',
  share: 8,
  about: 'Шестигранные и самоконтрящиеся гайки, плоские и пружинные шайбы.',
  sizes: Object.keys(washers).map(Number),
  axes: {
    kind: Object.keys(standards) as Kind[],
    finish: finishes,
    strength: ['8', '10', 'A2-70'],
  },
  // neither the ring of a locking nut nor a spring stands the heat of diffusion
  isMade: ({ size: d, kind, finish, strength }) =>
    finishesOf(strength).includes(finish) &&
    isSizeOf(strength, d) &&
    (kind.startsWith('Гайка') || strength !== '10') &&
    (kind === 'Гайка шестигранная' || kind === 'Шайба плоская' || !finish.startsWith('термо')),
  sizeCode: (d) => pad(d, 2),
  columns: ['thread', 'operation', 'strength_class', 'finish', 'height'],
  filters: ['package_quantity', 'standard', 'country'],
  make: ({ size: d, kind: name, finish, strength: grade }) => {
    const strength = classOf(name, grade)
    const standard = standards[name]
    const isNut = name.startsWith('Гайка')
    const isLocking = name === 'Гайка самоконтрящаяся'
    const isSpring = name === 'Шайба пружинная'
    const pack = d < 8 ? 1000 : d < 14 ? 500 : 100
    const washer = washers[d] as (typeof washers)[number]
    const inner = isNut ? d : isSpring ? washer.springInner : washer.inner
    const outer = isSpring ? washer.springInner + 2 * washer.spring : washer.outer
    const height = isNut
      ? (nutHeights[d] as readonly [number, number])[isLocking ? 1 : 0]
      : isSpring
        ? washer.spring
        : washer.thickness
    const flats = isLocking ? lockingHexagonOf(d) : hexagonOf(d)
    const mass =
      (isNut ? hexagonMass(flats, height) : cylinderMass(outer, height)) -
      cylinderMass(inner, height)
    return {
      name: `${name} ${threadName(d)} ${strength} ${finishWord(finish)} ${standard}`,
      attributes: {
        thread: threadName(d),
        diameter: d,
        pitch: isNut ? pitchOf(d) : null,
        operation: name.toLowerCase(),
        strength_class: strength,
        finish,
        height,
        wrench_size: isNut ? flats : null,
        inner_diameter: inner,
        material: isStainless(strength) ? 'Нержавеющая сталь A2' : isSpring ? 'Сталь 65Г' : 'Сталь',
        package_quantity: pack,
        standard,
      },
      price:
        priceOfMass(mass) *
        (isStainless(strength) ? 3.4 : strength === '10' ? 1.15 : 1) *
        (isLocking ? 1.4 : 1) *
        finishFactor(finish),
      weight: mass,
      pack,
      picture: {
        family: 'bolt',
        params: {
          d,
          length: 50,
          kind: isNut ? 'nut' : 'washer',
          coating: finishSurface(strength, finish),
        },
      },
    }
  },
})
