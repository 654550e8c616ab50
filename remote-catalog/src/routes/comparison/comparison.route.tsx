import { definePage, Read } from '@isp/federation/page'
import { basketSlotCss } from '../../shared/basket-slot/basket-slot.css.ts'
import { BasketSlot } from '../../shared/basket-slot/basket-slot.tsx'
import { PageHeader } from '../../shared/page-header/page-header.tsx'
import { ProductLink } from '../../shared/product/product-link.tsx'
import type { ComparisonParts } from './comparison-parts.tsx'

const parts: ComparisonParts = {
  BasketSlot,
  PageHeader,
  ProductLink,
  Read,
  basketSlotCss,
}

/** One visitor's page: what is compared is known in the browser alone, or to the account. */
export default definePage({
  id: 'catalog:comparison',
  path: '/comparison/',
  page: async () => {
    const { createComparisonPage } = await import(
      /* webpackChunkName: "other-pages" */ './comparison.page.tsx'
    )
    return createComparisonPage(parts)
  },
})
