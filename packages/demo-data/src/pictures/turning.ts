import { type Family, family, oneOf } from './family.ts'
import { insert } from './turning/insert.ts'
import { turningTool } from './turning/turning-tool.ts'

const shapes = oneOf('C', 'D', 'S', 'T', 'V', 'W', 'R')

export const turning: Record<string, Family> = {
  insert: family(
    { shape: shapes, coating: oneOf('tin', 'steel', 'tialn', 'black', 'carbide') },
    insert,
  ),
  'turning-tool': family(
    {
      shape: shapes,
      kind: oneOf('external', 'internal', 'screw'),
      coating: oneOf('tin', 'tialn', 'black', 'carbide', 'steel'),
    },
    turningTool,
  ),
}
