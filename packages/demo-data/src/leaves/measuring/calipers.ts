import { leaf } from '../../catalog/leaf.ts'
import { num, pad, round } from '../../text.ts'

import { verification, verified } from './tables.ts'

export const calipers = leaf('shtangencirkuli', {
  name: 'Штангенциркули',
  code: 'VC',
  number: '3410',
  brands: 'measuring',
  share: 16,
  about: 'Наружные и внутренние размеры, глубины и уступы по ГОСТ 166-89.',
  sizes: [125, 150, 200, 250, 300, 400, 500, 630, 800, 1000],
  axes: {
    kind: ['ШЦ-I', 'ШЦ-II', 'ШЦЦ-I', 'ШЦЦ-II', 'ШЦК-I'],
    step: [0.05, 0.1, 0.01],
    verification,
  },
  sizeCode: (range) => pad(range, 4),
  columns: ['range_to', 'resolution', 'reading', 'ip', 'verification'],
  filters: ['jaw_opening', 'registry', 'country'],
  make: ({ size: range, kind, step, verification, tier }) => {
    const isDigital = kind.startsWith('ШЦЦ')
    const resolution = isDigital ? 0.01 : kind === 'ШЦК-I' ? 0.02 : Math.max(step, 0.05)
    return {
      name: `Штангенциркуль ${kind}-${range} ${num(resolution)} ГОСТ 166-89${verification === 'с поверкой' ? ', с поверкой' : ''}`,
      attributes: {
        range_from: 0,
        range_to: range,
        resolution,
        error: round(20 + range * 0.04 + resolution * 300),
        reading: isDigital ? 'цифровой' : kind === 'ШЦК-I' ? 'круговая шкала' : 'нониус',
        jaw_opening: round(40 + range * 0.1),
        ip: isDigital ? (tier > 1 ? 'IP67' : 'IP54') : 'нет',
        data_output: isDigital && tier > 0,
        verification,
        registry: true,
        material: 'Нержавеющая сталь',
        hardness: 52,
        standard: 'ГОСТ 166-89',
      },
      price:
        (620 + range * 4.2 + range ** 1.5 * 0.35) *
          (isDigital ? 2.1 : kind === 'ШЦК-I' ? 1.8 : 1) *
          (step === 0.05 ? 1.1 : 1) +
        verified(verification),
      weight: 0.08 + range * 0.0009,
      picture: {
        family: 'caliper',
        params: {
          length: range,
          kind: isDigital ? 'digital' : kind === 'ШЦК-I' ? 'dial' : 'vernier',
        },
      },
    }
  },
})
