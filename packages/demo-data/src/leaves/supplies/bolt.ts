import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'
import { cylinderMass } from '../materials.ts'
import { hexagonOf, hexKeyOf, pitchOf, threadName } from '../metric.ts'

import {
  boltRows,
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

type Kind = 'hex' | 'socket'

/** What the head of a standard makes of a diameter. */
const heads = {
  hex: {
    standard: 'ГОСТ 7798-70',
    head: 'шестигранная',
    keyOf: hexagonOf,
    threaded: (d: number) => 2 * d + 6,
    headMass: (d: number) => hexagonMass(hexagonOf(d), d * 0.63),
  },
  socket: {
    standard: 'DIN 912',
    head: 'внутренний шестигранник',
    keyOf: hexKeyOf,
    threaded: (d: number) => 2 * d + 12,
    headMass: (d: number) => cylinderMass(d * 1.5, d) - hexagonMass(hexKeyOf(d), d / 2),
  },
}

const strengthFactors: Readonly<Record<string, number>> = {
  '5.8': 0.85,
  '10.9': 1.4,
  '12.9': 1.9,
  'A2-70': 3.2,
}

export const bolt = (
  slug: string,
  name: string,
  code: string,
  number: string,
  noun: string,
  kind: Kind,
  classes: readonly string[],
) =>
  leaf(slug, {
    name,
    code,
    number,
    brands: 'fastener',
    share: 12,
    about: 'Метрический крепёж с контролем партии и сертификатом.',
    sizes: boltRows,
    axes: { strength: classes, finish: finishes },
    isMade: ({ size: [d], strength, finish }) =>
      finishesOf(strength).includes(finish) && isSizeOf(strength, d),
    sizeCode: ([d, l]) => pad(d, 2) + pad(l, 3),
    columns: ['thread', 'length', 'strength_class', 'finish', 'wrench_size'],
    filters: ['package_quantity', 'standard', 'country'],
    make: ({ size: [d, l], strength, finish }) => {
      const { standard, head, keyOf, threaded, headMass } = heads[kind]
      // the thread takes a tenth of the shank
      const mass = cylinderMass(d, l) * 0.9 + headMass(d)
      const pack = d < 10 ? 200 : d < 16 ? 100 : 25
      return {
        name: `${noun} ${threadName(d)}×${l} ${strength} ${finishWord(finish)} ${standard}`,
        attributes: {
          thread: threadName(d),
          diameter: d,
          pitch: pitchOf(d),
          length: l,
          thread_length: Math.min(l, threaded(d)),
          strength_class: strength,
          finish,
          head,
          wrench_size: keyOf(d),
          material: isStainless(strength) ? 'Нержавеющая сталь A2' : 'Сталь',
          tolerance: '6g',
          package_quantity: pack,
          standard,
        },
        price: priceOfMass(mass) * (strengthFactors[strength] ?? 1) * finishFactor(finish),
        weight: round(mass, 4),
        pack,
        picture: {
          family: 'bolt',
          params: {
            d,
            length: l,
            kind,
            coating: finishSurface(strength, finish),
          },
        },
      }
    },
  })
