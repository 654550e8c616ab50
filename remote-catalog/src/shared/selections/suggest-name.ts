import type { FilterSelection, ProductsAnswer } from '@isp/contract'
import { SELECTION_NAME_MAX } from '@isp/contract/limits'
import { withUnit } from '@isp/i18n'
import { rangeText } from '../listing/attribute-text.ts'

type Facets = ProductsAnswer['facets']

/** What is chosen, in words: ticked values, and bounds with their unit. */
const chosenWords = (filters: readonly FilterSelection[], facets: Facets): string[] =>
  filters.flatMap((filter) => {
    const { code, values = [], from, to } = filter
    const facet = facets.find((one) => one.code === code)
    const labels = values.map((key) => facet?.values.find((one) => one.key === key)?.label ?? key)
    if (from === undefined && to === undefined) return labels
    return [...labels, withUnit(rangeText(filter), facet?.unit ?? null)]
  })

/** «Свёрла по металлу: Guhring, до 5 000 ₽»: what the list is called and what is chosen, as long as a name may be. */
export const suggestName = (
  title: string,
  filters: readonly FilterSelection[],
  facets: Facets,
): string => {
  const words = chosenWords(filters, facets)
  const whole = words.length > 0 ? `${title}: ${words.join(', ')}` : title
  return [...whole.replace(/\s+/g, ' ')].slice(0, SELECTION_NAME_MAX).join('').trim()
}
