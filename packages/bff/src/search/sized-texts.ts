// Prefix and rest of a text, split at its first digit: «М» of «М8×1,25», empty for «1/2"».
const SIZED = /^(\D*)(\d.*)$/s

/** Whether all values are sizes with the same prefix and a number. */
export const areSizes = (texts: readonly string[]): boolean => {
  const [first = ''] = texts
  const mark = SIZED.exec(first)?.[1]
  return mark !== undefined && texts.every((text) => SIZED.exec(text)?.[1] === mark)
}

/** Numbers of a text: «1/2"» is 0.5, «8,5» is 8.5. */
const numbersOf = (text: string): number[] =>
  (text.match(/\d+\/\d+|\d+(?:[.,]\d+)?/g) ?? []).map((found) => {
    const [whole = '', part] = found.split('/')
    return part === undefined ? Number(whole.replace(',', '.')) : Number(whole) / Number(part)
  })

const compare = (own: readonly number[], others: readonly number[]): number => {
  const at = own.findIndex((number, place) => number !== others[place])
  if (at < 0) return own.length - others.length
  return (own[at] as number) - (others[at] ?? Number.NEGATIVE_INFINITY)
}

const byRussian = new Intl.Collator('ru').compare

/** Sorts by size: М8 before М10, М8 before М8×1; texts that begin otherwise stand together: CNMG before DNMG. */
export const bySize = <T>(items: readonly T[], textOf: (item: T) => string): T[] =>
  items
    .map((item) => {
      const text = textOf(item)
      return { item, begins: text.replace(/\d.*/s, ''), numbers: numbersOf(text) }
    })
    .sort(
      (one, other) => byRussian(one.begins, other.begins) || compare(one.numbers, other.numbers),
    )
    .map(({ item }) => item)
