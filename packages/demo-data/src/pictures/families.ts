import { abrasives } from './abrasives.ts'
import { consumables } from './consumables.ts'
import { drills } from './drills.ts'
import type { Family } from './family.ts'
import { handTools } from './hand-tools.ts'
import { holding } from './holding.ts'
import { joining } from './joining.ts'
import { machines } from './machines.ts'
import { measuring } from './measuring.ts'
import { mills } from './mills.ts'
import { powerTools } from './power-tools.ts'
import { robots } from './robots.ts'
import { threading } from './threading.ts'
import { turning } from './turning.ts'

/** Every family of pictures; the catalogue's leaves name them. */
export const pictureFamilies = [
  'twist-drill',
  'center-drill',
  'step-drill',
  'indexable-drill',
  'end-mill',
  'ball-mill',
  'disc-mill',
  'face-mill',
  'hob',
  'tap',
  'die',
  'reamer',
  'countersink',
  'insert',
  'turning-tool',
  'drill-chuck',
  'lathe-chuck',
  'collet',
  'tool-holder',
  'vise',
  'caliper',
  'micrometer',
  'dial-indicator',
  'plug-gauge',
  'square',
  'feeler',
  'cutting-disc',
  'grinding-wheel',
  'sanding-belt',
  'whetstone',
  'wrench',
  'ratchet-socket',
  'screwdriver',
  'hammer',
  'file',
  'pliers',
  'hex-key-set',
  'rotary-hammer',
  'angle-grinder',
  'drill-machine',
  'impact-wrench',
  'battery',
  'lathe',
  'milling-machine',
  'drill-press',
  'bandsaw',
  'robot-arm',
  'gripper',
  'cobot',
  'canister',
  'spray-can',
  'bolt',
  'gloves',
  'glasses',
  'tool-box',
  'rack',
  'welder',
  'electrode',
  'torch',
  'saw-blade',
  'hole-saw',
  'box',
] as const

export type PictureFamily = (typeof pictureFamilies)[number]

const byName: Record<string, Family> = {
  ...drills,
  ...mills,
  ...threading,
  ...turning,
  ...holding,
  ...measuring,
  ...abrasives,
  ...handTools,
  ...powerTools,
  ...machines,
  ...robots,
  ...joining,
  ...consumables,
}

/** The drawing of a family; throws only when a family is declared and nobody draws it. */
export const familyOf = (name: PictureFamily): Family => {
  const found = byName[name]
  if (!found) throw new Error(`PICTURE_FAMILY_NOT_DRAWN: ${name}`)
  return found
}
