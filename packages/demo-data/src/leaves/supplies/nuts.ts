import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

import { finishes, pitches } from './tables.ts'

export const nuts = leaf('gajki-i-shajby', {
  name: 'Гайки и шайбы',
  code: 'NW',
  number: '9403',
  brands: 'fastener',
  share: 8,
  about: 'Шестигранные и самоконтрящиеся гайки, плоские и пружинные шайбы.',
  sizes: Object.keys(pitches).map(Number),
  axes: {
    kind: ['Гайка шестигранная', 'Гайка самоконтрящаяся', 'Шайба плоская', 'Шайба пружинная'],
    finish: finishes,
    strength: ['8', '10', 'A2-70'],
  },
  sizeCode: (d) => pad(d, 2),
  columns: ['thread', 'operation', 'strength_class', 'finish', 'height'],
  filters: ['package_quantity', 'standard', 'country'],
  make: ({ size: d, kind, finish, strength }) => {
    const isNut = kind.startsWith('Гайка')
    const pack = d < 8 ? 1000 : d < 14 ? 500 : 100
    const pitch = pitches[d] ?? 1
    return {
      name: `${kind} М${d} ${strength} ${finish === 'без покрытия' ? 'б/п' : finish}`,
      attributes: {
        thread: `М${d}`,
        diameter: d,
        pitch,
        operation: kind.toLowerCase(),
        strength_class: strength,
        finish,
        height: round(isNut ? d * 0.85 : d * 0.16, 1),
        wrench_size: round(d * 1.55),
        inner_diameter: isNut ? d : round(d * 1.06, 1),
        material: strength.startsWith('A') ? 'Нержавеющая сталь A2' : 'Сталь',
        package_quantity: pack,
        standard: {
          'Гайка шестигранная': 'ГОСТ 5915-70',
          'Гайка самоконтрящаяся': 'DIN 985',
          'Шайба плоская': 'ГОСТ 11371-78',
          'Шайба пружинная': 'ГОСТ 6402-70',
        }[kind],
      },
      price:
        (0.25 + d ** 2.4 * 0.0042) *
        (strength.startsWith('A') ? 3.4 : 1) *
        (isNut ? 1 : 0.5) *
        (finish === 'без покрытия' ? 1 : 1.2),
      weight: d ** 3 * (isNut ? 8e-6 : 2e-6),
      pack,
      picture: {
        family: 'bolt',
        params: {
          d,
          length: 50,
          kind: isNut ? 'nut' : 'washer',
          coating: finish === 'цинк жёлтый' ? 'tin' : 'steel',
        },
      },
    }
  },
})
