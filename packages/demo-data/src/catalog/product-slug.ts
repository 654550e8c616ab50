import { slugText } from '@isp/i18n/slug'
import type { Leaf } from './leaf.ts'

const LONGEST_MODEL = 120

/** Ends with the whole article, which is what tells a product from its neighbours, however long the name is. */
export const productSlug = (
  { isModelNamed }: Pick<Leaf, 'isModelNamed'>,
  name: string,
  article: string,
): string => {
  const own = slugText(article)
  if (!isModelNamed) return `${slugText(name)}-${own}`
  // the name of a model ends with its article
  const title = name.slice(0, name.lastIndexOf(article))
  return `${slugText(title, { limit: LONGEST_MODEL - own.length - 1 })}-${own}`
}
