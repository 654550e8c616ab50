import { leaf } from '../../catalog/leaf.ts'
import { pad } from '../../text.ts'

import { verification, verified } from './tables.ts'

export const micrometers = leaf('mikrometry', {
  name: 'Микрометры',
  code: 'MK',
  number: '3420',
  brands: 'measuring',
  share: 14,
  about: 'Гладкие, рычажные и цифровые микрометры по ГОСТ 6507-90.',
  sizes: [0, 25, 50, 75, 100, 125, 150, 175, 200, 250, 275],
  axes: { kind: ['МК', 'МКЦ', 'МР', 'МЗ', 'МЛ'], verification },
  sizeCode: (from) => pad(from + 25, 3),
  columns: ['range_from', 'range_to', 'resolution', 'reading', 'verification'],
  filters: ['error', 'ip', 'country'],
  make: ({ size: from, kind, verification, tier }) => ({
    name: `Микрометр ${kind}-${from + 25} ${kind === 'МКЦ' || kind === 'МР' ? '0,001' : '0,01'} ГОСТ ${kind === 'МР' ? '4381-87' : '6507-90'}${verification === 'с поверкой' ? ', с поверкой' : ''}`,
    attributes: {
      range_from: from,
      range_to: from + 25,
      resolution: kind === 'МКЦ' || kind === 'МР' ? 0.001 : 0.01,
      error: 2 + Math.floor(from / 75),
      reading: kind === 'МКЦ' ? 'цифровой' : kind === 'МР' ? 'рычажный' : 'барабан',
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
      accuracy_class: tier > 1 ? '1' : '2',
      standard: kind === 'МР' ? 'ГОСТ 4381-87' : 'ГОСТ 6507-90',
    },
    price:
      (1150 + from * 16) * (kind === 'МКЦ' ? 2.6 : kind === 'МР' ? 5 : kind === 'МЗ' ? 1.8 : 1) +
      verified(verification),
    weight: 0.24 + from * 0.004,
    picture: {
      family: 'micrometer',
      params: { length: from + 25, kind: kind === 'МКЦ' ? 'digital' : 'analog' },
    },
  }),
})
