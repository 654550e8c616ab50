import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

const rows = [
  [60, 40],
  [100, 60],
  [160, 100],
  [250, 160],
  [400, 250],
  [500, 300],
  [630, 400],
  [1000, 630],
] as const
export const squares = leaf('ugolniki', {
  name: 'Угольники поверочные',
  code: 'UP',
  number: '3450',
  brands: 'measuring',
  share: 6,
  about: 'Лекальные, слесарные и с широким основанием.',
  sizes: rows,
  axes: { kind: ['УЛ', 'УЛП', 'УП', 'УШ'] as const, accuracy: ['0', '1', '2'] },
  // straight edges with a knife are short and fine, those of fitters are never of class 0
  isMade: ({ size: [h], kind, accuracy }) =>
    kind.startsWith('УЛ') ? h <= 250 && accuracy !== '2' : accuracy !== '0',
  sizeCode: ([h]) => pad(h, 4),
  columns: ['height', 'width', 'accuracy_class', 'operation', 'hardness'],
  filters: ['verification', 'country'],
  make: ({ size: [h, w], kind, accuracy }) => ({
    name: `Угольник поверочный ${kind} ${h}×${w} мм кл. ${accuracy} ГОСТ 3749-77`,
    attributes: {
      height: h,
      width: w,
      thickness: round(4 + h * 0.02),
      accuracy_class: accuracy,
      operation: {
        УЛ: 'лекальный',
        УЛП: 'лекальный плоский',
        УП: 'слесарный плоский',
        УШ: 'слесарный с широким основанием',
      }[kind],
      error: round(2 + h * 0.012 * (Number(accuracy) + 1)),
      material: 'Сталь ХВГ',
      hardness: 58,
      verification: 'без поверки',
      registry: true,
      standard: 'ГОСТ 3749-77',
    },
    price:
      (480 + h * 7 + (h / 20) ** 2 * 4) * (accuracy === '0' ? 1.9 : accuracy === '1' ? 1.3 : 1),
    // the blade is an eighth of its height wide
    weight: (h + w) * (h / 8) * (4 + h * 0.02) * 7.85e-6,
    picture: { family: 'square', params: { kind: kind === 'УШ' ? 'stock' : 'flat' } },
  }),
})
