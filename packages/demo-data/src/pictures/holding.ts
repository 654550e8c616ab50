import { count, type Family, family, length, oneOf } from './family.ts'
import { collet } from './holding/collet.ts'
import { drillChuck } from './holding/drill-chuck.ts'
import { latheChuck } from './holding/lathe-chuck.ts'
import { machineVise } from './holding/machine-vise.ts'
import { toolHolder } from './holding/tool-holder.ts'
import { vise } from './holding/vise.ts'

export const holding: Record<string, Family> = {
  'drill-chuck': family({ kind: oneOf('keyless', 'keyed') }, drillChuck),
  'lathe-chuck': family({ teeth: count(3, 2, 6) }, latheChuck),
  collet: family({ length: length(40, 24, 60, 1.3) }, collet),
  'tool-holder': family(
    {
      kind: oneOf('bt', 'sk', 'hsk', 'morse'),
      shape: oneOf('collet', 'weldon', 'hydraulic', 'shrink', 'arbor'),
    },
    toolHolder,
  ),
  vise: family(
    {
      kind: oneOf('bench', 'machine'),
      color: oneOf('blue', 'graphite', 'green', 'orange', 'red', 'yellow'),
    },
    (values, sheet) => (values.kind === 'machine' ? machineVise(sheet) : vise(values, sheet)),
  ),
}
