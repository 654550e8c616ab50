import { leaf } from '../../catalog/leaf.ts'
import { pad } from '../../text.ts'
import { cylinderMass, vk8 } from '../materials.ts'

const plus = 'SDS-plus'
const max = 'SDS-max'
/** What of its length a shank leaves to the spiral. */
const fluteOf = (length: number, shank: string): number => length - (shank === plus ? 60 : 130)
// the thin ones come for light hammers only, the thick ones for heavy hammers only
const rows = [
  [5, 110, plus],
  [6, 110, plus],
  [6, 160, plus],
  [8, 110, plus],
  [8, 160, plus],
  [8, 210, plus],
  [10, 160, plus],
  [10, 260, plus],
  [12, 210, plus],
  [12, 310, plus],
  [14, 260, plus],
  [16, 310, plus],
  [16, 340, max],
  [18, 450, plus],
  [18, 540, max],
  [20, 450, plus],
  [20, 540, max],
  [22, 450, plus],
  [22, 540, max],
  [25, 450, plus],
  [25, 540, max],
  [28, 570, max],
  [32, 570, max],
] as const

export const masonry = leaf('bury-i-sverla-po-betonu', {
  name: 'Буры и свёрла по бетону',
  code: 'MB',
  number: '2340',
  brands: 'power',
  about: 'Для перфораторов: бетон, кирпич, природный камень.',
  sizes: rows,
  axes: { edges: [2, 4] },
  sizeCode: ([d, length, shank]) => pad(d, 2) + pad(length, 3) + (shank === 'SDS-plus' ? 1 : 2),
  columns: ['diameter', 'overall_length', 'flute_length', 'shank', 'cutting_edges'],
  filters: ['workpiece_material', 'tool_material', 'country'],
  make: ({ size: [d, length, shank], edges }) => ({
    name: `Бур ${shank} ${d}×${length} мм ${edges} режущие кромки`,
    attributes: {
      workpiece_material: 'Бетон, кирпич, камень',
      diameter: d,
      overall_length: length,
      flute_length: fluteOf(length, shank),
      shank,
      cutting_edges: edges,
      tool_material: vk8.name,
      material: 'Сталь 40Х',
      hardness: 48,
      application: 'бетон, кирпич, камень',
      flutes: edges,
      package_quantity: d < 14 ? 10 : 1,
    },
    price: (40 + d * 9 + length * 0.5) * (shank === 'SDS-max' ? 2.3 : 1) * (edges === 4 ? 1.5 : 1),
    weight: cylinderMass(d, length) * 0.7,
    pack: d < 14 ? 10 : 1,
    picture: {
      family: 'twist-drill',
      params: {
        d,
        length,
        flute: fluteOf(length, shank),
        shank: shank === 'SDS-plus' ? 10 : 18,
        coating: 'steel',
        kind: shank.toLowerCase(),
      },
    },
  }),
})
