import type { ConstructorAnswer, ConstructorType } from '@isp/contract'

/** A constructor with one rule, as small as the pages need. */
export const rod: ConstructorType = {
  slug: 'sterzhen',
  version: 2,
  order: 1,
  name: 'Стержень',
  lead: 'Круглый.',
  parameters: [
    {
      ...{ key: 'd', symbol: 'd', name: 'Диаметр', kind: 'number', unit: 'мм' },
      ...{ min: '1', max: '20', step: 0.1, default: '8' },
    },
    {
      ...{ key: 'L', symbol: 'L', name: 'Длина', kind: 'number', unit: 'мм' },
      ...{ min: 'd', max: '400', step: 0.5, default: '10 * d' },
    },
    {
      ...{ key: 'end', name: 'Конец', kind: 'choice', default: "'flat'" },
      options: [
        { value: 'flat', name: 'Плоский', code: '' },
        { value: 'hex', name: 'Шестигранный', code: 'Ш', when: 'd >= 6' },
      ],
    },
  ],
  rules: [{ broken: 'L > 15 * d', at: ['L'], message: 'Длиннее {15 * d} мм погнётся.' }],
  code: [{ text: 'СТ {d}×{L}{end.code}' }],
  drawing: {
    body: [{ length: 'L', d: 'd', mayBreak: true }],
    dimensions: [{ kind: 'length', from: '0', to: 'L', row: 1, text: '{L}±0,5' }],
  },
  notes: [{ text: 'Материал: сталь.' }],
  match: {
    sections: [{ slug: 'sterzhni' }],
    attributes: [{ code: 'diameter', label: 'Ø', unit: 'мм', value: 'd', near: '1' }],
    words: [
      { code: 'shape', values: ["{if(d > 5, 'толстый', 'тонкий')}", 'любой'] },
      { code: 'end', values: ['{end.name}'], when: 'd > 100' },
    ],
  },
}

export const rodAnswer: ConstructorAnswer = {
  ...rod,
  consent: { id: 'personal-data-2026-11', text: ['Я даю согласие.'] },
}
