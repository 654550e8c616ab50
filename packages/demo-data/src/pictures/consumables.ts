import { box } from './consumables/box.ts'
import { canister } from './consumables/canister.ts'
import { glasses } from './consumables/glasses.ts'
import { gloves } from './consumables/gloves.ts'
import { rack } from './consumables/rack.ts'
import { sprayCan } from './consumables/spray-can.ts'
import { toolBox } from './consumables/tool-box.ts'
import { colors, count, type Family, family, oneOf } from './family.ts'

export const consumables: Record<string, Family> = {
  canister: family(
    {
      kind: oneOf('canister', 'drum', 'bottle'),
      color: oneOf('blue', 'graphite', 'green', 'orange', 'red', 'yellow'),
    },
    canister,
  ),
  'spray-can': family(
    { color: oneOf('blue', 'graphite', 'green', 'orange', 'red', 'yellow') },
    sprayCan,
  ),
  gloves: family({ color: oneOf('graphite', 'blue', 'green', 'orange', 'red', 'yellow') }, gloves),
  glasses: family({ kind: oneOf('clear', 'dark', 'amber'), color: colors }, glasses),
  'tool-box': family(
    {
      kind: oneOf('case', 'trolley'),
      color: oneOf('red', 'graphite', 'blue', 'green', 'orange', 'yellow'),
    },
    toolBox,
  ),
  rack: family(
    { teeth: count(4, 3, 6), color: oneOf('blue', 'graphite', 'green', 'orange', 'red', 'yellow') },
    rack,
  ),
  box: family(
    {
      kind: oneOf('carton', 'plastic'),
      color: oneOf('blue', 'graphite', 'green', 'orange', 'red', 'yellow'),
    },
    box,
  ),
}
