import type { ProductCard } from '@isp/contract'
import type { WantedSize } from './constructors.queries.ts'

export type NearGood = {
  product: ProductCard
  /** Every size is the wanted one. */
  isExact: boolean
  sizes: readonly { label: string; unit: string; value: number; difference: number }[]
}

const EXACT = 0.0005
const SHOWN = 6

const numberOf = ({ attributes }: ProductCard, code: string): number | null => {
  const value = attributes.find((attribute) => attribute.code === code)?.value
  return typeof value === 'number' ? value : null
}

/** The nearest first; of equally near ones those in stock, then the cheaper. What has none of the sizes is left out. */
export const nearestGoods = (
  products: readonly ProductCard[],
  wanted: readonly WantedSize[],
): NearGood[] =>
  products
    .map((product) => {
      const sizes = wanted.flatMap(({ code, label, unit, value, near }) => {
        const own = numberOf(product, code)
        return own === null
          ? []
          : [
              {
                label,
                unit,
                value: own,
                difference: own - value,
                share: Math.abs(own - value) / near,
              },
            ]
      })
      const distance = sizes.reduce((sum, { share }) => sum + share, wanted.length - sizes.length)
      const isExact =
        sizes.length === wanted.length &&
        sizes.every(({ difference }) => Math.abs(difference) < EXACT)
      return { product, sizes, isExact, distance }
    })
    .filter(({ sizes }) => sizes.length > 0)
    .toSorted(
      (one, other) =>
        one.distance - other.distance ||
        Number(other.product.availability.available > 0) -
          Number(one.product.availability.available > 0) ||
        (one.product.price?.amount ?? Infinity) - (other.product.price?.amount ?? Infinity),
    )
    .slice(0, SHOWN)
