import { createRandom, hashText, mix } from '../random.ts'
import { round } from '../text.ts'
import { articleOf } from './articles.ts'
import { isDomestic } from './brands.ts'
import type { Leaf, Made, MadeAttributes } from './leaf.ts'
import { axesOf } from './leaf-axes.ts'
import type { Combination } from './leaf-space.ts'
import { seriesName } from './series.ts'

const tierFactors = [1, 1.07, 1.16, 1.28]

/** What a combination is: the leaf's own table plus what every product has. */
export const makeProduct = (
  leaf: Leaf,
  combination: Combination,
  seed: number,
): {
  made: Made
  attributes: MadeAttributes
  article: string
  name: string
  roubles: number
} => {
  const { brand, line, variant, sizeAt } = combination
  const axes = axesOf(leaf, combination.axesAt)
  const size = leaf.sizes[sizeAt]
  const random = createRandom(
    mix(mix(seed, hashText(leaf.code)), mix(sizeAt * 131 + variant, hashText(brand.slug))),
  )
  const tier = line % tierFactors.length
  const made = leaf.make({ ...axes, size, brand, tier, random })
  const article = leaf.article
    ? leaf.article({ ...axes, size, brand, line })
    : articleOf(leaf, brand, leaf.sizeCode(size), variant)
  const attributes: MadeAttributes = { ...made.attributes }
  attributes.series = seriesName(isDomestic(brand), line)
  attributes.weight = made.weight < 1 ? Number(made.weight.toPrecision(2)) : round(made.weight, 1)
  attributes.country = brand.country
  if (leaf.warranty) attributes.warranty = leaf.warranty * (brand.level > 1.3 ? 2 : 1)
  return {
    made,
    attributes,
    article,
    name: leaf.isModelNamed ? `${made.name} ${brand.name} ${article}` : made.name,
    roubles:
      made.price * brand.level * (tierFactors[tier] as number) * (1 + 0.02 * Math.floor(line / 4)),
  }
}
