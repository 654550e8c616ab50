import { group } from '../catalog/leaf.ts'
import { colletHolders } from './tooling/collet-holders.ts'
import { collets } from './tooling/collets.ts'
import { drillChucks } from './tooling/drill-chucks.ts'
import { holders } from './tooling/holders.ts'
import { latheChucks } from './tooling/lathe-chucks.ts'
import { vises } from './tooling/vises.ts'

export const tooling = group(
  'osnastka',
  'Станочная оснастка',
  'Патроны, цанги, оправки и тиски для универсальных станков и станков с ЧПУ.',
  [
    group('patrony', 'Патроны', 'Сверлильные, токарные и цанговые патроны.', [
      drillChucks,
      latheChucks,
      colletHolders,
    ]),
    collets,
    holders,
    vises,
  ],
)
