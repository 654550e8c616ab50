import type { TextMatch } from '../catalog-index.ts'
import type { Expansion } from './expansion.ts'
import { spokenStandard } from './standards.ts'

/** `unused`: words beyond the limit, that nothing was looked for by. */
export type Found = {
  positions: Uint32Array
  expansions: readonly Expansion[]
  unused: string[]
}

/** `used`: what was searched for in the end: other layout, mended slips, meanings of the dictionary; nothing that was left out. */
export type Used = { used?: string }
export type Understanding = Found & Used & { match: TextMatch }

export const NOTHING: Found = { positions: new Uint32Array(0), expansions: [], unused: [] }

/** Each word once: a mended slip may be a word that stands there already. */
export const understoodText = (expansions: readonly Expansion[]): string =>
  [...new Set(expansions.map(({ understood }) => spokenStandard(understood)))].join(' ')
