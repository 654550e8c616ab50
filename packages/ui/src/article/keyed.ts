/** Keys of things that may say the same: of equal ones the second has another. */
export const keyed = <Item>(items: readonly Item[], wordOf: (item: Item) => string) => {
  const taken = new Map<string, number>()
  return items.map((item) => {
    const word = wordOf(item)
    const count = taken.get(word) ?? 0
    taken.set(word, count + 1)
    return { item, key: `${word} ${count}` }
  })
}
