import { coarsePitches } from './threads.ts'
import { tapping } from './trade-spellings.messages.ts'

/** Drills for metric coarse threads, ГОСТ 19257 and ISO 2306. */
const coarseDrills: ReadonlyMap<number, number> = new Map([
  [3, 2.5],
  [3.5, 2.9],
  [4, 3.3],
  [5, 4.2],
  [6, 5],
  [7, 6],
  [8, 6.8],
  [9, 7.8],
  [10, 8.5],
  [11, 9.5],
  [12, 10.2],
  [14, 12],
  [16, 14],
  [18, 15.5],
  [20, 17.5],
  [22, 19.5],
  [24, 21],
])
const STEP = 10

/** For a fine thread: the diameter less the pitch, to a tenth. */
export const tappingDrill = (diameter: number, pitch: number | undefined): number | undefined => {
  const coarse = coarseDrills.get(diameter)
  if (coarse === undefined || pitch === undefined) return coarse
  const own = coarsePitches.get(diameter) ?? 0
  if (pitch === own) return coarse
  return pitch > own ? undefined : Math.ceil((diameter - pitch) * STEP - 1e-6) / STEP
}

/** «Сверло под метчик М8» → «сверло 6.8»; the text itself when it asks for something else. */
export const withTappingDrill = (text: string): string => {
  const match = tapping.threads.map((thread) => thread.exec(text)).find((one) => one !== null)
  if (!match) return text
  const [whole] = match
  const { named, d: diameter, p: pitch } = match.groups ?? {}
  const before = text.slice(0, match.index)
  const isDrill = tapping.things.test(text)
  if (!isDrill && (named === undefined || /\p{L}/u.test(before))) return text
  const drill = tappingDrill(Number(diameter), pitch === undefined ? undefined : Number(pitch))
  if (drill === undefined) return text
  const rest = text.replace(whole, ` ${drill} `).replace(tapping.hole, ' ')
  const thing = tapping.things.test(rest) ? '' : `${tapping.drill} `
  return `${thing}${rest}`.replace(/\s+/g, ' ').trim()
}
