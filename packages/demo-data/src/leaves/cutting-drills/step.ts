import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'
import {
  bare,
  coatingWord,
  cuts,
  cylinderMass,
  groupsOf,
  hss,
  hssCobalt,
  rockwellOf,
  tialn,
  tin,
} from '../materials.ts'

export const step = leaf('sverla-stupenchatye', {
  name: 'Свёрла ступенчатые',
  code: 'SD',
  number: '2318',
  brands: 'cutting',
  about: 'Одним инструментом — ряд отверстий в листовом металле.',
  sizes: [
    [4, 12, 9],
    [4, 20, 9],
    [4, 32, 15],
    [5, 35, 13],
    [6, 18, 7],
    [6, 30, 13],
    [6, 36, 11],
    [6, 40, 18],
    [8, 20, 7],
    [9, 36, 10],
    [10, 45, 8],
  ] as const,
  axes: {
    material: [hss, hssCobalt],
    coating: [bare, tin, tialn],
    flute: ['прямая', 'винтовая'],
    shank: ['трёхгранный', 'шестигранный 1/4"'],
  },
  sizeCode: ([from, to]) => pad(from, 2) + pad(to, 2),
  columns: ['min_diameter', 'diameter', 'step_count', 'tool_material', 'coating'],
  filters: ['workpiece_material', 'shank', 'shape', 'country'],
  make: ({ size: [from, to, steps], material, coating, flute, shank }) => ({
    name: `Сверло ступенчатое ${from}–${to} мм ${steps} ступеней ${material.short}${coatingWord(coating)} канавка ${flute}, хвостовик ${shank}`,
    attributes: {
      // nobody casts sheets
      ...cuts(groupsOf(material, coating).filter((group) => group !== 'K')),
      min_diameter: from,
      diameter: to,
      step_count: steps,
      overall_length: 55 + round(to * 1.1),
      shank,
      // a hexagon of a quarter of an inch has one size
      shank_diameter: shank.startsWith('шести') ? 6.35 : to > 30 ? 10 : to > 18 ? 8 : 6,
      tool_material: material.name,
      coating: coating.name,
      hardness: rockwellOf(material),
      shape: `канавка ${flute}`,
      flutes: 2,
      point_angle: 118,
      thickness: to > 30 ? 4 : 3,
    },
    price: (380 + to * 42) * material.factor * coating.factor * (flute === 'винтовая' ? 1.15 : 1),
    weight: cylinderMass((from + to) / 2, 45) * 0.8,
    picture: { family: 'step-drill', params: { teeth: steps, coating: coating.picture } },
  }),
})
