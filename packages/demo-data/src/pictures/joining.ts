import { count, type Family, family, length, oneOf } from './family.ts'
import { bolt } from './joining/bolt.ts'
import { electrode } from './joining/electrode.ts'
import { holeSaw } from './joining/hole-saw.ts'
import { torch } from './joining/torch.ts'
import { welder } from './joining/welder.ts'

export const joining: Record<string, Family> = {
  bolt: family(
    {
      d: length(10, 1, 100),
      length: length(50, 15, 120, 1.3),
      kind: oneOf('hex', 'socket', 'nut', 'washer'),
      coating: oneOf('steel', 'black', 'tin'),
    },
    bolt,
  ),
  welder: family({ color: oneOf('blue', 'graphite', 'green', 'orange', 'red', 'yellow') }, welder),
  electrode: family(
    {
      kind: oneOf('stick', 'wire'),
      color: oneOf('blue', 'graphite', 'green', 'orange', 'red', 'yellow'),
    },
    electrode,
  ),
  torch: family({ kind: oneOf('mig', 'tig') }, torch),
  'hole-saw': family(
    {
      teeth: count(28, 14, 40),
      kind: oneOf('bimetal', 'carbide'),
      color: oneOf('red', 'graphite', 'blue', 'green', 'orange', 'yellow'),
    },
    holeSaw,
  ),
}
