import { group } from '../catalog/leaf.ts'
import { belts } from './abrasives/belts.ts'
import { cutting } from './abrasives/cutting.ts'
import { flap } from './abrasives/flap.ts'
import { grinding } from './abrasives/grinding.ts'
import { stones } from './abrasives/stones.ts'

export const abrasives = group(
  'abrazivnyj-instrument',
  'Абразивный инструмент',
  'Круги, ленты, бруски для резки, шлифования и доводки.',
  [cutting, grinding, flap, belts, stones],
)
