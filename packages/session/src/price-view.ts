import { attempt } from './attempt.ts'
import { lateLocal } from './late-storage-names.ts'

/** The visitor's price display: `net` without VAT, `base` with the base price beside the price of an agreement, both, or ''. */
export const readPriceView = (): string => document.documentElement.dataset.prices ?? ''

/** Applies the display to this page and stores it for later ones (`priceViewCss` of ui reads it). */
export const keepPriceView = (view: string): void => {
  document.documentElement.dataset.prices = view
  attempt(() => localStorage.setItem(lateLocal.priceView, view), undefined)
}
