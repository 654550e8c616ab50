import type { WearName } from '@isp/contract'
import { chipsAndSurfaces } from './chips-and-surfaces.ts'
import { holes } from './holes.ts'
import { insertWear } from './insert-wear.ts'
import { lookThrough } from './loupe.ts'
import { shankTools } from './shank-tools.ts'
import { threads } from './threads.ts'
import { wearMessages } from './wear.messages.ts'

const drawings: Readonly<Record<WearName, () => string>> = {
  ...insertWear,
  ...chipsAndSurfaces,
  ...holes,
  ...shankTools,
  ...threads,
}

/** A stand-alone SVG of how a cutting tool, its chips or its work look when something is wrong. */
export const drawWear = (name: WearName): string =>
  lookThrough(wearMessages[name], drawings[name]())
