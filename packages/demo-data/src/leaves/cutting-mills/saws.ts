import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

export const saws = leaf('korony-i-pilnye-diski', {
  name: 'Коронки биметаллические',
  code: 'HS',
  number: '2350',
  brands: 'power',
  share: 8,
  about: 'Отверстия в листе, трубе и дереве дрелью или на станке.',
  sizes: [
    14, 16, 19, 20, 22, 25, 29, 32, 35, 38, 40, 44, 48, 51, 57, 60, 64, 68, 73, 76, 83, 92, 102,
    114, 127, 152,
  ],
  axes: { kind: ['Bi-Metal HSS-Co', 'твердосплавные зубья'], pilot: [true, false] },
  sizeCode: (d) => pad(d, 3),
  columns: ['diameter', 'cutting_depth', 'tool_material', 'thread'],
  filters: ['workpiece_material', 'application', 'country'],
  make: ({ size: d, kind, pilot, brand }) => ({
    name: `Коронка ${kind === 'Bi-Metal HSS-Co' ? 'биметаллическая' : 'твердосплавная'} ${d} мм${pilot ? ' с центрирующим сверлом' : ''}`,
    attributes: {
      workpiece_material:
        kind === 'Bi-Metal HSS-Co'
          ? 'Металл: сталь; дерево, пластик'
          : 'Металл: сталь, нержавеющая сталь',
      diameter: d,
      cutting_depth: kind === 'Bi-Metal HSS-Co' ? 38 : 25,
      tool_material: kind,
      thread: d < 32 ? '1/2"-20 UNF' : '5/8"-18 UNF',
      pitch: kind === 'Bi-Metal HSS-Co' ? 4.2 : 6,
      height: 44,
      thickness: d < 60 ? 1.2 : 1.5,
      application:
        kind === 'Bi-Metal HSS-Co' ? 'сталь, дерево, пластик' : 'сталь, нержавеющая сталь',
      case_kind: pilot ? 'с хвостовиком и сверлом' : 'без хвостовика',
      max_speed: round(9_500 / d, -1),
    },
    price: (180 + d * 11) * (kind === 'Bi-Metal HSS-Co' ? 1 : 2.4) + (pilot ? 240 : 0),
    weight: 0.03 + d * 0.0026,
    picture: {
      family: 'hole-saw',
      params: {
        teeth: Math.min(40, 10 + d / 4),
        kind: kind === 'Bi-Metal HSS-Co' ? 'bimetal' : 'carbide',
        color: brandColor(brand),
      },
    },
  }),
})
