import type { CuttingData } from '@isp/contract'
import { helpUrl } from '@isp/contract/content-urls'

export type CuttingGroup = CuttingData['groups'][number]
type Tool = Pick<CuttingData, 'diameter' | 'teeth'>

/** Turns a minute from m/min and mm: n = 1000·v / (π·D). */
export const spindleSpeed = ({ diameter }: Tool, speed: number): number =>
  (1000 * speed) / (Math.PI * diameter)

/** mm/min from the feed of a turn (drills: one «tooth») or of a tooth: n·f·z. */
export const feedRate = (tool: Tool, speed: number, feed: number): number =>
  spindleSpeed(tool, speed) * feed * tool.teeth

/** Where people begin: in the middle, as precisely as the range is said. */
export const middleOf = ({ from, to }: { from: number; to: number }): number =>
  Math.round(((from + to) / 2) * 1000) / 1000

/** The calculator of the help with the same numbers. */
export const calculatorUrl = (diameter: number, speed: string): string =>
  `${helpUrl('skorost-i-oboroty')}?${new URLSearchParams({ calc: 'speed', diameter: String(diameter), speed })}#calc-speed`
