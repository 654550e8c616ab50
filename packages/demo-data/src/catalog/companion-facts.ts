import type { MadeAttributes } from './leaf.ts'

/** ISO 898-2: the class of the nut that a bolt asks for, told of the nut itself by its own class; stainless goes with stainless. */
const nutClass = (strength: string): string => {
  if (strength.startsWith('A')) return 'A2'
  const [bolt = ''] = strength.split('.')
  return bolt === '5' ? '8' : bolt
}

/** The largest drills of the chucks that are sold. */
const chucks = [6, 10, 13, 16, 20]
/** A side lock needs a flat on the shank, whatever else holds needs none. */
const sideLocked = ['Weldon', 'ISO 9766']

/** What has to agree and is no attribute by itself; null: nothing fits. */
export const madeFacts: Readonly<Record<string, (of: MadeAttributes) => string | null>> = {
  'thread+class': ({ thread, strength_class }) => `${thread} ${nutClass(String(strength_class))}`,
  'thread+steel': ({ thread, strength_class }) =>
    `${thread} ${String(strength_class).startsWith('A')}`,
  /** The smallest chuck that takes a drill; of a chuck, its own size. */
  'size+chuck': ({ clamping_max, body_diameter, shank_diameter, diameter }) => {
    const held = Number(clamping_max ?? body_diameter ?? shank_diameter ?? diameter)
    const size = chucks.find((largest) => held <= largest)
    return size === undefined ? null : String(size)
  },
  'shank+lock': ({ shank, shank_diameter, diameter, mounting }) =>
    `${shank_diameter ?? diameter} ${sideLocked.includes(String(shank ?? mounting))}`,
  'size+fit': ({ diameter, tolerance, fit }) => `${diameter} ${fit ?? tolerance}`,
  /** Millimetres of the drill before a reamer. */
  'size+before': ({ diameter }) => String(Math.round((Number(diameter) - 0.2) * 10) / 10),
}
