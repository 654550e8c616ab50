import { colors, type Family, family, oneOf } from './family.ts'
import { angleGrinder } from './power-tools/angle-grinder.ts'
import { battery } from './power-tools/battery.ts'
import { drillMachine } from './power-tools/drill-machine.ts'
import { impactWrench } from './power-tools/impact-wrench.ts'
import { rotaryHammer } from './power-tools/rotary-hammer.ts'

export const powerTools: Record<string, Family> = {
  'rotary-hammer': family(
    {
      kind: oneOf('corded', 'cordless'),
      color: oneOf('blue', 'graphite', 'green', 'orange', 'red', 'yellow'),
    },
    rotaryHammer,
  ),
  'angle-grinder': family(
    {
      kind: oneOf('corded', 'cordless'),
      color: oneOf('blue', 'graphite', 'green', 'orange', 'red', 'yellow'),
    },
    angleGrinder,
  ),
  'drill-machine': family(
    {
      kind: oneOf('cordless', 'corded'),
      color: oneOf('blue', 'graphite', 'green', 'orange', 'red', 'yellow'),
    },
    drillMachine,
  ),
  'impact-wrench': family(
    {
      kind: oneOf('cordless', 'pneumatic'),
      color: oneOf('blue', 'graphite', 'green', 'orange', 'red', 'yellow'),
    },
    impactWrench,
  ),
  battery: family({ kind: oneOf('battery', 'charger'), color: colors }, battery),
}
