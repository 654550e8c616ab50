import { leaf } from '../../catalog/leaf.ts'
import { num, pad } from '../../text.ts'

import { verification, verified } from './tables.ts'

// ИЧ: ГОСТ 577-68, ИЧЦ: digital ones, ИРБ: lever ones measure less than a millimetre
const sizes = [
  ['ИЧ', 2, 0.01],
  ['ИЧ', 5, 0.01],
  ['ИЧ', 10, 0.01],
  ['ИЧ', 25, 0.01],
  ['ИЧ', 50, 0.01],
  ['ИЧЦ', 12.5, 0.001],
  ['ИЧЦ', 12.5, 0.01],
  ['ИЧЦ', 25, 0.001],
  ['ИЧЦ', 25, 0.01],
  ['ИЧЦ', 50, 0.01],
  ['ИРБ', 0.8, 0.01],
] as const

// ГОСТ 577-68, micrometres
const dialErrors: Readonly<Record<number, { '0': number; '1': number }>> = {
  2: { '0': 10, '1': 12 },
  5: { '0': 12, '1': 16 },
  10: { '0': 15, '1': 20 },
  25: { '0': 22, '1': 30 },
  50: { '0': 30, '1': 40 },
}
const dialError = (range: number, accuracy: '0' | '1'): number => {
  const row = dialErrors[range]
  if (!row) throw new Error(`no error for a dial of ${range} mm`)
  return row[accuracy]
}

export const indicators = leaf('indikatory', {
  name: 'Индикаторы часового типа',
  code: 'IC',
  number: '3430',
  brands: 'measuring',
  share: 8,
  about: 'Биение, отклонения формы и расположения; для стоек и приспособлений.',
  sizes,
  axes: { lug: ['с ушком', 'без ушка'], verification },
  // a lever one is held by a dovetail
  isMade: ({ size: [kind], lug }) => kind !== 'ИРБ' || lug === 'без ушка',
  sizeCode: ([kind, range, resolution]) =>
    `${pad(range * 10, 3)}${{ ИЧ: 1, ИЧЦ: 2, ИРБ: 3 }[kind]}${resolution < 0.01 ? 1 : 0}`,
  columns: ['range_to', 'resolution', 'reading', 'diameter', 'verification'],
  filters: ['ip', 'error', 'country'],
  make: ({ size: [kind, range, resolution], lug, verification, tier }) => {
    const accuracy = kind === 'ИЧ' ? (tier > 1 ? '0' : '1') : null
    return {
      name: `Индикатор ${kind}-${num(range)} ${num(resolution)} ${kind === 'ИРБ' ? 'рычажно-зубчатый' : lug}${accuracy ? ` кл. ${accuracy}` : ''}${verification === 'с поверкой' ? ', с поверкой' : ''}`,
      attributes: {
        range_from: 0,
        range_to: range,
        resolution,
        error: accuracy
          ? dialError(range, accuracy)
          : kind === 'ИРБ'
            ? 10
            : resolution < 0.01
              ? 5
              : 20,
        reading: kind === 'ИЧЦ' ? 'цифровой' : kind === 'ИРБ' ? 'рычажно-зубчатый' : 'стрелочный',
        diameter: kind === 'ИРБ' ? 32 : 58,
        shank_diameter: 8,
        mounting: kind === 'ИРБ' ? 'ласточкин хвост' : lug,
        ip: kind === 'ИЧЦ' ? 'IP54' : 'нет',
        data_output: kind === 'ИЧЦ' && tier > 0,
        accuracy_class: accuracy,
        verification,
        registry: true,
        standard: { ИЧ: 'ГОСТ 577-68', ИЧЦ: null, ИРБ: 'ГОСТ 5584-75' }[kind],
      },
      price:
        (980 + range * 24 + 0.9 / resolution) * (kind === 'ИЧЦ' ? 2.3 : kind === 'ИРБ' ? 1.9 : 1) +
        verified(verification),
      weight: 0.14 + range * 0.003,
      picture: {
        family: 'dial-indicator',
        params: { kind: kind === 'ИЧЦ' ? 'digital' : 'analog' },
      },
    }
  },
})
