import type { TextBlock } from '@isp/contract'

/** «Строки с ошибками» → «строки-с-ошибками». */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-')

/**
 * Addresses of the headings on their page, by the place of the block. They are made of the words, so that a link to one
 * goes on leading to it when a part is put in before; of equal ones the second is «-2».
 */
export const anchorsOf = (blocks: readonly TextBlock[]): ReadonlyMap<number, string> => {
  const taken = new Map<string, number>()
  return new Map(
    blocks.flatMap(({ kind, text }, place): [number, string][] => {
      if (kind !== 'heading') return []
      const words = wordsOf(text ?? '') || 'part'
      const count = (taken.get(words) ?? 0) + 1
      taken.set(words, count)
      return [[place, count === 1 ? words : `${words}-${count}`]]
    }),
  )
}
