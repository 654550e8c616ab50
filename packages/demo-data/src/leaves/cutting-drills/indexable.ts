import { leaf } from '../../catalog/leaf.ts'
import { num, pad, round } from '../../text.ts'
import { cuts, cylinderMass } from '../materials.ts'

export const indexable = leaf('sverla-korpusnye', {
  name: 'Свёрла корпусные со сменными пластинами',
  code: 'ID',
  number: '2319',
  brands: 'cutting',
  share: 8,
  about: 'Высокопроизводительное сверление без предварительной центровки на станках с ЧПУ.',
  sizes: [
    13, 14, 15, 16, 17, 17.5, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 32, 33, 35, 36,
    38, 40, 42, 45, 48, 50, 52, 55, 60,
  ],
  axes: { depth: [2, 3, 4, 5], shank: ['Weldon', 'ISO 9766'] },
  sizeCode: (d) => pad(d * 10, 4),
  columns: ['diameter', 'cutting_depth', 'shank_diameter', 'insert_fit', 'overall_length'],
  filters: ['workpiece_material', 'shank', 'coolant', 'country'],
  make: ({ size: d, depth, shank, tier }) => {
    const shankD = d < 17 ? 20 : d < 26 ? 25 : d < 38 ? 32 : 40
    const insert =
      d < 15
        ? 'SPMG 050204'
        : d < 22
          ? 'SPMG 060204'
          : d < 28
            ? 'SPMG 07T308'
            : d < 41
              ? 'SPMG 090408'
              : 'SPMG 110408'
    const shankLength = shankD * 2.2
    const length = round(d * depth + shankLength + 32)
    return {
      name: `Сверло корпусное ${num(d)} мм ${depth}D хвостовик ${shank} ${shankD} мм под пластины ${insert.slice(0, 7)}`,
      attributes: {
        ...cuts(['P', 'M', 'K']),
        diameter: d,
        cutting_depth: round(d * depth, 1),
        overall_length: length,
        shank,
        shank_diameter: shankD,
        insert_fit: insert,
        cutting_edges: 2,
        coolant: true,
        material: 'Сталь 40Х',
        hardness: 45,
        tolerance: tier > 1 ? '+0,15' : '+0,25',
        hand: 'правое',
      },
      price: 4200 + d * 190 + depth * 900,
      weight: cylinderMass(d * 0.9, length - shankLength) * 0.7 + cylinderMass(shankD, shankLength),
      picture: { family: 'indexable-drill', params: { d, length, shank: shankD } },
    }
  },
})
