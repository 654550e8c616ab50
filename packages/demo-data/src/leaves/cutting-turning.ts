import { group } from '../catalog/leaf.ts'
import { brazed } from './cutting-turning/brazed.ts'
import { grooving } from './cutting-turning/grooving.ts'
import { holders } from './cutting-turning/holders.ts'
import { insertLeaf } from './cutting-turning/insert-leaf.ts'
import { millingCuts, turningCuts } from './cutting-turning/tables.ts'

const inserts = group(
  'plastiny',
  'Пластины твердосплавные',
  'Сменные пластины для точения, фрезерования, отрезки и резьбы.',
  [
    insertLeaf(
      'plastiny-tokarnye',
      'Пластины токарные',
      'IT',
      '1904',
      'Наружное точение и расточка: обозначения по ISO 1832, кратность — упаковка 10 шт.',
      'Пластина токарная',
      [
        ['CNMG', 12, 4.76, 12.7],
        ['CNMG', 16, 6.35, 15.875],
        ['CCMT', 6, 2.38, 6.35],
        ['CCMT', 9, 3.97, 9.525],
        ['DNMG', 15, 6.35, 12.7],
        ['DCMT', 7, 2.38, 6.35],
        ['DCMT', 11, 3.97, 9.525],
        ['VNMG', 16, 4.76, 9.525],
        ['VBMT', 16, 4.76, 9.525],
        ['VCMT', 11, 3.18, 6.35],
        ['WNMG', 6, 4.76, 9.525],
        ['WNMG', 8, 4.76, 12.7],
        ['TNMG', 16, 4.76, 9.525],
        ['TNMG', 22, 4.76, 12.7],
        ['TCMT', 11, 2.38, 6.35],
        ['TCMT', 16, 3.97, 9.525],
        ['SNMG', 12, 4.76, 12.7],
        ['SCMT', 9, 3.97, 9.525],
      ],
      [0.4, 0.8, 1.2],
      turningCuts,
      'точение',
      30,
    ),
    insertLeaf(
      'plastiny-frezernye',
      'Пластины фрезерные',
      'IM',
      '1905',
      'Пластины для торцевых и концевых корпусных фрез.',
      'Пластина фрезерная',
      [
        ['APKT', 16, 4.76, 9.5],
        ['APMT', 11, 3.5, 6.35],
        ['APMT', 16, 4.76, 9.5],
        ['SEKT', 12, 4.76, 12.7],
        ['SNMX', 12, 6.35, 12.7],
        ['RPMT', 10, 3.97, 10],
        ['RPMT', 12, 4.76, 12],
        ['ONMU', 6, 4.76, 15.9],
        ['SPMT', 12, 4.76, 12.7],
      ],
      [0.4, 0.8, 1.6],
      millingCuts,
      'фрезерование',
      14,
    ),
  ],
)

export const turning = group('tokarnyj', 'Токарный инструмент', 'Резцы, державки и пластины.', [
  brazed,
  holders,
  ...inserts.children,
  grooving,
])
