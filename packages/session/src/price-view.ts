import { lateLocal } from './late-storage-names.ts'

/** How the visitor likes prices: `net` without VAT, `base` with the base price beside an agreement's own, both, or ''. */
export const readPriceView = (): string => document.documentElement.dataset.prices ?? ''

/** For this page at once, and for those after it (`priceViewCss` of ui shows what was chosen). */
export const keepPriceView = (view: string): void => {
  document.documentElement.dataset.prices = view
  try {
    localStorage.setItem(lateLocal.priceView, view)
  } catch {
    // full or switched off: it holds until the page is left
  }
}
