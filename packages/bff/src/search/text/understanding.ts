import type { TextMatch } from '../catalog-index.ts'
import type { Expansion } from './expansion.ts'
import { spokenStandard } from './standards.ts'

/** `unused`: words past the limit, which were not searched for. */
export type Found = {
  positions: Uint32Array
  expansions: readonly Expansion[]
  unused: string[]
}

/**
 * `used`: the text searched for in the end, with the layout switched, typos mended and the dictionary applied, without
 * ignored words.
 */
export type Used = { used?: string }
export type Understanding = Found & Used & { match: TextMatch }

export const NOTHING: Found = { positions: new Uint32Array(0), expansions: [], unused: [] }

/** Each word once: a mended typo may equal another word of the question. */
export const understoodText = (expansions: readonly Expansion[]): string =>
  [...new Set(expansions.map(({ understood }) => spokenStandard(understood)))].join(' ')
