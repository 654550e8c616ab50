import { leaf } from '../../catalog/leaf.ts'
import { num, pad, round } from '../../text.ts'

import { verification, verified } from './tables.ts'

// Which kinds are made for which range (ГОСТ 166-89 and what the makers add to it), with their scale divisions.
const kinds = [
  { kind: 'ШЦ-I', ranges: [125, 150, 200], steps: [0.05, 0.1] },
  { kind: 'ШЦ-II', ranges: [200, 250, 300], steps: [0.05, 0.1] },
  { kind: 'ШЦ-III', ranges: [400, 500, 630, 800, 1000], steps: [0.05, 0.1] },
  { kind: 'ШЦК-I', ranges: [125, 150, 200], steps: [0.02] },
  { kind: 'ШЦЦ-I', ranges: [125, 150, 200], steps: [0.01] },
  { kind: 'ШЦЦ-II', ranges: [200, 250, 300], steps: [0.01] },
  { kind: 'ШЦЦ-III', ranges: [400, 500, 630, 800, 1000], steps: [0.01] },
] as const
const sizes = kinds.flatMap(({ kind, ranges, steps }, at) =>
  ranges.flatMap((range) => steps.map((step) => ({ kind, range, step, at }))),
)

// ГОСТ 166-89, micrometres: up to which range an error is allowed; never less than a division
const errors: Readonly<Record<number, readonly (readonly [upTo: number, error: number])[]>> = {
  0.01: [
    [200, 30],
    [300, 40],
    [500, 50],
    [1000, 70],
  ],
  0.02: [[200, 30]],
  0.05: [
    [500, 50],
    [1000, 100],
  ],
  0.1: [[1000, 100]],
}
/** Large ones do not close, ГОСТ 166-89. */
const startOf = (range: number): number => (range > 800 ? 320 : range > 500 ? 250 : 0)
const errorOf = (step: number, range: number): number => {
  const row = errors[step]?.find(([upTo]) => range <= upTo)
  if (!row) throw new Error(`no error for a caliper of ${range} mm by ${step}`)
  return row[1]
}

export const calipers = leaf('shtangencirkuli', {
  name: 'Штангенциркули',
  code: 'VC',
  number: '3410',
  brands: 'measuring',
  share: 16,
  about: 'Наружные и внутренние размеры, глубины и уступы.',
  sizes,
  axes: { verification },
  sizeCode: ({ range, step, at }) => `${pad(range, 4)}${at + 1}${pad(step * 100, 2)}`,
  columns: ['range_to', 'resolution', 'reading', 'ip', 'verification'],
  filters: ['jaw_opening', 'registry', 'country'],
  make: ({ size: { range, kind, step: resolution }, verification, tier }) => {
    const isDigital = kind.startsWith('ШЦЦ')
    return {
      name: `Штангенциркуль ${kind}-${range} ${num(resolution)} ГОСТ 166-89${verification === 'с поверкой' ? ', с поверкой' : ''}`,
      attributes: {
        range_from: startOf(range),
        range_to: range,
        resolution,
        error: errorOf(resolution, range),
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
          (resolution === 0.05 ? 1.1 : 1) +
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
