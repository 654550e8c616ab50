/** Names without the words that all of them begin with: a narrow list of them shows what tells them apart. */
export const toldApart = (names: readonly string[]): string[] => {
  const [first = [], ...others] = names.map((name) => name.split(' '))
  const differs = (word: string, at: number) => others.some((own) => own[at] !== word)
  const found = first.findIndex(differs)
  const longest = Math.min(...[first, ...others].map(({ length }) => length)) - 1
  const shared = found < 0 ? longest : Math.min(found, longest)
  return names.map((name) => name.split(' ').slice(shared).join(' '))
}

type Identified = { id: number }

/** The two that a narrow screen shows: those that were chosen, else the first ones. */
export const pairOf = <Item extends Identified>(
  items: readonly Item[],
  chosen: readonly number[],
): Item[] => {
  const known = chosen.flatMap((id) => items.filter((item) => item.id === id))
  return [...new Set([...known, ...items])].slice(0, 2)
}

/** Ids of the pair with another one in a place; the two change places when it is the other of them. */
export const chosenIn = (pair: readonly Identified[], place: number, id: number): number[] => {
  const [own, other] = place === 0 ? pair : pair.toReversed()
  const left = other?.id === id ? own?.id : other?.id
  const next = left === undefined ? [id] : [id, left]
  return place === 0 ? next : next.toReversed()
}
