import type { Leaf } from './leaf.ts'

/** The values that a leaf's axes have at the n-th of their combinations. */
export const axesOf = (leaf: Leaf, axesAt: number): Record<string, unknown> => {
  const values: Record<string, unknown> = {}
  let rest = axesAt
  for (const name in leaf.axes) {
    const axis = leaf.axes[name] as readonly unknown[]
    values[name] = axis[rest % axis.length]
    rest = Math.floor(rest / axis.length)
  }
  return values
}

/** Which combinations of the axes are made of a size. */
export const createChoices = (
  leaf: Leaf,
  axesCount: number,
): ((sizeAt: number) => readonly number[]) => {
  const all = Array.from({ length: axesCount }, (_, at) => at)
  const { isMade, sizes } = leaf
  if (!isMade) return () => all
  const kept = new Map<number, readonly number[]>()
  return (sizeAt) => {
    let made = kept.get(sizeAt)
    if (!made) {
      made = all.filter((at) => isMade({ size: sizes[sizeAt], ...axesOf(leaf, at) }))
      if (made.length === 0) throw new Error(`${leaf.slug}: nothing is made of size ${sizeAt}`)
      kept.set(sizeAt, made)
    }
    return made
  }
}
