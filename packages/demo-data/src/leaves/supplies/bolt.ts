import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'
import { threadName } from '../cutting-threading/tables.ts'

import { boltRows, finishes, pitches } from './tables.ts'

export const bolt = (
  slug: string,
  name: string,
  code: string,
  number: string,
  noun: string,
  head: string,
  standard: string,
  key: number,
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
    sizeCode: ([d, l]) => pad(d, 2) + pad(l, 3),
    columns: ['thread', 'length', 'strength_class', 'finish', 'wrench_size'],
    filters: ['package_quantity', 'standard', 'country'],
    make: ({ size: [d, l], strength, finish }) => {
      const pack = d < 10 ? 200 : d < 16 ? 100 : 25
      const pitch = pitches[d] ?? 2
      return {
        name: `${noun} ${threadName(d, pitch)}×${l} ${strength} ${finish === 'без покрытия' ? 'б/п' : finish} ${standard}`,
        attributes: {
          thread: threadName(d, pitch),
          diameter: d,
          pitch,
          length: l,
          thread_length: Math.min(l, 2 * d + 6),
          strength_class: strength,
          finish,
          head,
          wrench_size: round(d * key),
          material: strength.startsWith('A') ? 'Нержавеющая сталь' : 'Сталь',
          tolerance: '6g',
          package_quantity: pack,
          standard,
        },
        price:
          (0.9 + d ** 2 * l * 0.00042) *
          (strength === '12.9'
            ? 1.9
            : strength === '10.9'
              ? 1.4
              : strength.startsWith('A')
                ? 3.2
                : 1) *
          (finish === 'без покрытия' ? 1 : 1.2),
        weight: (d ** 2 * l * 0.785 + d ** 3 * 1.6) * 7.85e-6,
        pack,
        picture: {
          family: 'bolt',
          params: {
            d,
            length: l,
            kind: head.startsWith('вн') ? 'socket' : 'hex',
            coating:
              finish === 'без покрытия' ? 'black' : finish === 'цинк жёлтый' ? 'tin' : 'steel',
          },
        },
      }
    },
  })
