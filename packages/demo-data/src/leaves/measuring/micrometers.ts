import { leaf } from '../../catalog/leaf.ts'
import { num, pad } from '../../text.ts'

import { verification, verified } from './tables.ts'

const step = 25
const upTo = (last: number): number[] =>
  Array.from({ length: last / step }, (_, at) => (at + 1) * step)
// ГОСТ 6507-90 and 4381-87: sheet micrometers are small ones, toothed and lever ones go up to 100 mm
const kinds = [
  { kind: 'МК', ranges: upTo(300) },
  { kind: 'МКЦ', ranges: upTo(200) },
  { kind: 'МР', ranges: upTo(100) },
  { kind: 'МЗ', ranges: upTo(100) },
  { kind: 'МЛ', ranges: [5, 10, 25] },
] as const
const sizes = kinds.flatMap(({ kind, ranges }, at) =>
  ranges.map((to) => ({ kind, from: Math.max(0, to - step), to, at })),
)

// ГОСТ 6507-90, micrometres
const errors = [
  { upTo: 25, '1': 2, '2': 4 },
  { upTo: 50, '1': 2.5, '2': 4 },
  { upTo: 100, '1': 3, '2': 4 },
  { upTo: 200, '1': 3, '2': 5 },
  { upTo: 300, '1': 4, '2': 6 },
] as const
const errorOf = (to: number, accuracy: '1' | '2'): number => {
  const row = errors.find(({ upTo }) => to <= upTo)
  if (!row) throw new Error(`no error for a micrometer of ${to} mm`)
  return row[accuracy]
}

export const micrometers = leaf('mikrometry', {
  name: 'Микрометры',
  code: 'MK',
  number: '3420',
  brands: 'measuring',
  share: 14,
  about: 'Гладкие, рычажные, цифровые, зубомерные и листовые микрометры.',
  sizes,
  axes: { verification },
  sizeCode: ({ to, at }) => `${pad(to, 3)}${at + 1}`,
  columns: ['range_from', 'range_to', 'resolution', 'reading', 'verification'],
  filters: ['error', 'ip', 'country'],
  make: ({ size: { kind, from, to }, verification, tier }) => {
    const isLever = kind === 'МР'
    // ГОСТ 4381-87 has one class
    const accuracy = isLever ? null : tier > 1 ? '1' : '2'
    const standard = isLever ? 'ГОСТ 4381-87' : 'ГОСТ 6507-90'
    const resolution = isLever || kind === 'МКЦ' ? 0.001 : 0.01
    return {
      name: `Микрометр ${kind}-${to} ${num(resolution)}${accuracy ? ` кл. ${accuracy}` : ''} ${standard}${verification === 'с поверкой' ? ', с поверкой' : ''}`,
      attributes: {
        range_from: from,
        range_to: to,
        resolution,
        error: accuracy ? errorOf(to, accuracy) : 3,
        reading: kind === 'МКЦ' ? 'цифровой' : isLever ? 'рычажный' : 'барабан',
        application: {
          МК: 'наружные размеры',
          МКЦ: 'наружные размеры',
          МР: 'наружные размеры, контроль серии',
          МЗ: 'зубчатые колёса',
          МЛ: 'листы и ленты',
        }[kind],
        ip: kind === 'МКЦ' ? 'IP65' : 'нет',
        data_output: kind === 'МКЦ' && tier > 0,
        verification,
        registry: true,
        tool_material: 'Твёрдый сплав на пятках',
        accuracy_class: accuracy,
        standard,
      },
      price:
        (1150 + from * 16) * (kind === 'МКЦ' ? 2.6 : isLever ? 5 : kind === 'МЗ' ? 1.8 : 1) +
        verified(verification),
      weight: 0.24 + from * 0.004,
      picture: {
        family: 'micrometer',
        params: { length: to, kind: kind === 'МКЦ' ? 'digital' : 'analog' },
      },
    }
  },
})
