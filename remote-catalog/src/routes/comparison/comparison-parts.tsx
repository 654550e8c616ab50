import type { Read } from '@isp/federation/page'
import { createContext, useContext } from 'react'
import type { basketSlotCss } from '../../shared/basket-slot/basket-slot.css.ts'
import type { BasketSlot } from '../../shared/basket-slot/basket-slot.tsx'
import type { PageHeader } from '../../shared/page-header/page-header.tsx'
import type { ProductLink } from '../../shared/product/product-link.tsx'

/**
 * What the comparison has in common with sections and products, handed over instead of imported: a module that two chunks
 * import is folded into neither, and every page of the catalogue would weigh a kilobyte more.
 */
export type ComparisonParts = {
  BasketSlot: typeof BasketSlot
  PageHeader: typeof PageHeader
  ProductLink: typeof ProductLink
  Read: typeof Read
  basketSlotCss: typeof basketSlotCss
}

const Context = createContext<ComparisonParts | null>(null)
export const ComparisonPartsProvider = Context.Provider

export const useParts = (): ComparisonParts => {
  const parts = useContext(Context)
  if (!parts) throw new Error('the comparison needs its parts')
  return parts
}
