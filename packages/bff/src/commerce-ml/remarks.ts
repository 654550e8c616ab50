import { formatPlace, type Place } from './refusal.ts'

/** A part of the export that is not loaded, or not as written. */
export type Remark = { text: string; count: number; places: string[] }

const SHOWN = 5
const KINDS = 200

/** Groups remarks by text: their number and the first few places. */
export class Remarks {
  readonly #byText = new Map<string, Remark>()

  add(text: string, place: Place | string): void {
    const remark = this.#byText.get(text) ?? { text, count: 0, places: [] }
    if (!this.#byText.has(text) && this.#byText.size >= KINDS) return
    this.#byText.set(text, remark)
    remark.count += 1
    if (remark.places.length < SHOWN)
      remark.places.push(typeof place === 'string' ? place : formatPlace(place))
  }

  get list(): readonly Remark[] {
    return [...this.#byText.values()]
  }
}
