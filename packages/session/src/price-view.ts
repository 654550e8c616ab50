import { attempt } from './attempt.ts'
import { lateLocal } from './late-storage-names.ts'

/** How the visitor likes prices: `net` without VAT, `base` with the base price beside an agreement's own, both, or ''. */
export const readPriceView = (): string => document.documentElement.dataset.prices ?? ''

/** For this page at once, and for those after it (`priceViewCss` of ui shows what was chosen). */
export const keepPriceView = (view: string): void => {
  document.documentElement.dataset.prices = view
  attempt(() => localStorage.setItem(lateLocal.priceView, view), undefined)
}
