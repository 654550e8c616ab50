import { colors, count, type Family, family, length, oneOf } from './family.ts'
import { fileTool } from './hand-tools/file-tool.ts'
import { hammer } from './hand-tools/hammer.ts'
import { hexKeySet } from './hand-tools/hex-key-set.ts'
import { pliers } from './hand-tools/pliers.ts'
import { ratchetSocket } from './hand-tools/ratchet-socket.ts'
import { screwdriver } from './hand-tools/screwdriver.ts'
import { wrench } from './hand-tools/wrench.ts'

export const handTools: Record<string, Family> = {
  wrench: family(
    { kind: oneOf('combination', 'open', 'ring', 'adjustable'), size: count(13, 3, 80) },
    wrench,
  ),
  'ratchet-socket': family(
    {
      kind: oneOf('socket', 'impact', 'ratchet'),
      size: count(13, 3, 80),
      length: length(38, 24, 80, 1.4),
    },
    ratchetSocket,
  ),
  screwdriver: family(
    {
      kind: oneOf('phillips', 'slotted', 'torx', 'hex'),
      color: oneOf('orange', 'graphite', 'blue', 'green', 'red', 'yellow'),
    },
    screwdriver,
  ),
  hammer: family(
    {
      kind: oneOf('wood', 'fiber', 'mallet'),
      color: oneOf('yellow', 'graphite', 'blue', 'green', 'orange', 'red'),
    },
    hammer,
  ),
  file: family(
    { kind: oneOf('flat', 'half-round', 'round', 'triangular'), color: colors },
    fileTool,
  ),
  pliers: family(
    {
      kind: oneOf('universal', 'side-cutter', 'long-nose'),
      color: oneOf('red', 'graphite', 'blue', 'green', 'orange', 'yellow'),
    },
    pliers,
  ),
  'hex-key-set': family({ teeth: count(9, 5, 11), coating: oneOf('steel', 'black') }, hexKeySet),
}
