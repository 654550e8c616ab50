import { cuttingDisc } from './abrasives/cutting-disc.ts'
import { grindingWheel } from './abrasives/grinding-wheel.ts'
import { sandingBelt } from './abrasives/sanding-belt.ts'
import { sawBlade } from './abrasives/saw-blade.ts'
import { whetstone } from './abrasives/whetstone.ts'
import { colors, count, type Family, family, length, oneOf } from './family.ts'

export const abrasives: Record<string, Family> = {
  'cutting-disc': family(
    {
      d: length(125, 50, 400),
      bore: length(22.2, 12, 40, 1.4),
      kind: oneOf('cutting', 'grinding', 'flap', 'diamond'),
      color: colors,
    },
    cuttingDisc,
  ),
  'grinding-wheel': family(
    {
      d: length(200, 20, 600),
      thickness: length(25, 8, 64, 1.35),
      bore: length(32, 20, 76, 1.4),
      color: oneOf('grey', 'white', 'green', 'pink', 'brown'),
    },
    grindingWheel,
  ),
  'sanding-belt': family({ color: oneOf('brown', 'blue', 'grey') }, sandingBelt),
  whetstone: family({ kind: oneOf('grey', 'white', 'diamond') }, whetstone),
  'saw-blade': family(
    { teeth: count(36, 12, 96), color: colors, kind: oneOf('circular', 'strip') },
    sawBlade,
  ),
}
