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
