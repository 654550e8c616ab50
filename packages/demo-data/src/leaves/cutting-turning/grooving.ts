import { leaf } from '../../catalog/leaf.ts'
import { num, pad, round } from '../../text.ts'
import { cuts } from '../materials.ts'

import { gradeOf } from './insert-leaf.ts'
import { turningGrades } from './tables.ts'

export const grooving = leaf('plastiny-otreznye', {
  name: 'Пластины отрезные и канавочные',
  code: 'IG',
  number: '1906',
  brands: 'cutting',
  share: 6,
  about: 'Отрезка прутка и трубы, точение канавок.',
  sizes: [1.5, 2, 2.5, 3, 4, 5, 6],
  axes: {
    kind: ['отрезная', 'канавочная'],
    hand: ['нейтральная', 'правая', 'левая'],
    grade: turningGrades,
  },
  // a groove has a flat bottom
  isMade: ({ kind, hand }) => kind === 'отрезная' || hand === 'нейтральная',
  sizeCode: (b) => pad(b * 100, 4),
  columns: ['width', 'corner_radius', 'hand', 'grade', 'iso_materials'],
  filters: ['operation', 'coating', 'country'],
  make: ({ size: b, kind, hand, grade, brand }) => ({
    name: `Пластина ${kind} ${num(b)} мм ${hand}, сплав ${grade[0]}`,
    attributes: {
      width: b,
      length: round(16 + b * 1.5, 1),
      thickness: round(3 + b * 0.3, 1),
      corner_radius: b < 3 ? 0.2 : 0.4,
      hand,
      approach_angle: hand === 'нейтральная' ? 0 : 6,
      cutting_edges: 2,
      grade: gradeOf(brand, grade),
      coating: grade[2],
      tool_material: 'Твёрдый сплав',
      ...cuts(grade[1]),
      operation: kind === 'отрезная' ? 'отрезка' : 'канавки',
      package_quantity: 10,
    },
    price: (330 + b * 45) * grade[3],
    weight: 0.004 + b * 0.0008,
    pack: 10,
    picture: {
      family: 'insert',
      params: { shape: 'D', coating: grade[2].startsWith('без') ? 'carbide' : 'tialn' },
    },
  }),
})
