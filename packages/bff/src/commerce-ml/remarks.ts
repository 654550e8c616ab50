import { formatPlace, type Place } from './refusal.ts'

/** A part of the export that is not loaded, or not as written; `ids`: Ид of the good or offer at each place, or empty. */
export type Remark = { text: string; count: number; places: string[]; ids: string[] }

const SHOWN = 5
const KINDS = 200

/** Groups remarks by text: their number and the first few places. */
export class Remarks {
  readonly #byText = new Map<string, Remark>()
  #about = ''

  /** Names the good or offer that the following remarks are about. */
  about(id: string): void {
    this.#about = id
  }

  add(text: string, place: Place | string): void {
    const remark = this.#byText.get(text) ?? { text, count: 0, places: [], ids: [] }
    if (!this.#byText.has(text) && this.#byText.size >= KINDS) return
    this.#byText.set(text, remark)
    remark.count += 1
    if (remark.places.length >= SHOWN) return
    remark.places.push(typeof place === 'string' ? place : formatPlace(place))
    remark.ids.push(this.#about)
  }

  get list(): readonly Remark[] {
    return [...this.#byText.values()]
  }
}
