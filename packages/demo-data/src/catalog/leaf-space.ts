import { createPermutation } from '../random.ts'
import { type Brand, brandsOf } from './brands.ts'
import type { Leaf } from './leaf.ts'
import { createChoices } from './leaf-axes.ts'

/** One point of a leaf: which size, whose, and which of the other choices. */
export type Combination = {
  sizeAt: number
  brand: Brand
  brandAt: number
  /** Number of the choice among axes × series; where a size has fewer choices, it has more series. */
  variant: number
  axesAt: number
  line: number
}

export type LeafSpace = {
  leaf: Leaf
  count: number
  /** The combination of the n-th product, 0 ≤ n < count; all differ. */
  at(position: number): Combination
  /** Positions of products of the same size by other brands. */
  analoguesOf(position: number, limit: number): number[]
  /** A product of the same size by the same brand; null: there is none near. */
  successorOf(position: number): number | null
  externalId(combination: Combination): string
}

/**
 * All combinations of a leaf are numbers in a mixed radix (size, brand, axes, series); a seeded permutation
 * picks `count` of them. The size is the lowest digit, so `position ± k · radix` has the same size.
 */
export const createLeafSpace = (leaf: Leaf, count: number, seed: number): LeafSpace => {
  const brands = brandsOf(leaf.brands)
  const sizes = leaf.sizes.length
  // A small catalogue keeps the popular sizes, each from several brands.
  const sizeRadix = Math.max(1, Math.min(sizes, Math.max(4, Math.ceil(count / 4))))
  const axesCount = Object.values(leaf.axes).reduce((product, axis) => product * axis.length, 1)
  const lower = sizeRadix * brands.length * axesCount
  const lines = Math.max(leaf.lines ?? 2, Math.ceil((count * 1.15) / lower))
  const choicesOf = createChoices(leaf, axesCount)
  const permute = createPermutation(lower * lines, seed)

  const at = (position: number): Combination => {
    let rest = permute(position)
    const sizeDigit = rest % sizeRadix
    rest = (rest - sizeDigit) / sizeRadix
    const brandAt = rest % brands.length
    rest = (rest - brandAt) / brands.length
    const sizeAt = Math.floor(((sizeDigit + 0.5) * sizes) / sizeRadix)
    const choices = choicesOf(sizeAt)
    return {
      sizeAt,
      brand: brands[brandAt] as Brand,
      brandAt,
      variant: rest,
      axesAt: choices[rest % choices.length] as number,
      line: Math.floor(rest / choices.length),
    }
  }

  const analoguesOf = (position: number, limit: number): number[] => {
    const own = at(position).brandAt
    const found: number[] = []
    for (let step = 1; step <= limit * 2 && found.length < limit; step++) {
      for (const candidate of [position + step * sizeRadix, position - step * sizeRadix]) {
        if (candidate < 0 || candidate >= count || found.length >= limit) continue
        if (at(candidate).brandAt !== own) found.push(candidate)
      }
    }
    return found
  }

  const successorOf = (position: number): number | null => {
    const own = at(position).brandAt
    for (let step = 1; step <= brands.length * 2; step++) {
      for (const candidate of [position + step * sizeRadix, position - step * sizeRadix]) {
        if (candidate >= 0 && candidate < count && at(candidate).brandAt === own) return candidate
      }
    }
    return null
  }

  const externalId = ({ sizeAt, brand, variant }: Combination): string =>
    `demo:${leaf.number}-${sizeAt}-${brand.slug}-${variant}`

  return { leaf, count, at, analoguesOf, successorOf, externalId }
}

/** Splits `total` among leaves by their share, at least one each while there is enough. */
export const splitCount = (leaves: readonly Leaf[], total: number): number[] => {
  const shares = leaves.map((leaf) => leaf.share ?? 10)
  const sum = shares.reduce((left, right) => left + right, 0)
  const counts: number[] = []
  let given = 0
  let sharesSeen = 0
  for (const share of shares) {
    sharesSeen += share
    const upTo = Math.round((total * sharesSeen) / sum)
    counts.push(upTo - given)
    given = upTo
  }
  return counts
}
