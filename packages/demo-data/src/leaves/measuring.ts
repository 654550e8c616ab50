import { group } from '../catalog/leaf.ts'

import { calipers } from './measuring/calipers.ts'
import { feelers } from './measuring/feelers.ts'
import { indicators } from './measuring/indicators.ts'
import { micrometers } from './measuring/micrometers.ts'
import { plugs } from './measuring/plugs.ts'
import { squares } from './measuring/squares.ts'

export const measuring = group(
  'izmeritelnyj-instrument',
  'Измерительный инструмент',
  'Средства измерения из Госреестра, с поверкой и без.',
  [calipers, micrometers, indicators, plugs, squares, feelers],
)
