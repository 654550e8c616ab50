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
const kinds = ['УЛ', 'УЛП', 'УП', 'УШ'] as const
// straight edges with a knife are short and fine, those of fitters are never of class 0
const sizes = rows.flatMap((row) =>
  kinds
    .filter((kind) => !kind.startsWith('УЛ') || row[0] <= 250)
    .flatMap((kind) =>
      (kind.startsWith('УЛ') ? (['0', '1'] as const) : (['1', '2'] as const)).map((accuracy) => ({
        row,
        kind,
        accuracy,
      })),
    ),
)

export const squares = leaf('ugolniki', {
  name: 'Угольники поверочные',
  code: 'UP',
  number: '3450',
  brands: 'measuring',
  share: 6,
  about: 'Лекальные, слесарные и с широким основанием, ГОСТ 3749-77.',
  sizes,
  axes: {},
  sizeCode: ({ row: [h], kind, accuracy }) => `${pad(h, 4)}${kinds.indexOf(kind)}${accuracy}`,
  columns: ['height', 'width', 'accuracy_class', 'operation', 'hardness'],
  filters: ['verification', 'country'],
  make: ({
    size: {
      row: [h, w],
      kind,
      accuracy,
    },
  }) => ({
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
    weight: (h + w) * 0.0022,
    picture: { family: 'square', params: { kind: kind === 'УШ' ? 'stock' : 'flat' } },
  }),
})
