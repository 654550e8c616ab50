import type { ProductCard, ProductsAnswer } from '@isp/contract'
import type { PriceText, priceViewCss } from '@isp/ui'
import type { basketSlotCss, compactSlotCss } from '../basket-slot/basket-slot.css.ts'
import type { BasketSlot } from '../basket-slot/basket-slot.tsx'
import type { attributeText } from '../listing/attribute-text.ts'
import type { listingMessages } from '../listing/listing.messages.ts'
import type { ListView } from '../listing/listing.params.ts'
import type { UrlOf } from '../listing/listing-address.ts'
import type { ProductLink } from '../product/product-link.tsx'
import type { MarksPlace } from '../product-marks/marks-place.tsx'
import type { Amount, PriceTitle } from './amount.tsx'
import type { ListColumn, MinimumCell, StockCell, techText } from './product-facts.tsx'
import type { ProductThumb } from './product-table-row.tsx'
import type { stockCss } from './stock.css.ts'

/**
 * What tiles and the technical table have in common with the list, handed over instead of imported: a module that two chunks import is folded
 * into neither, and every page of the catalogue would weigh more.
 */
export type TileParts = {
  Amount: typeof Amount
  attributeText: typeof attributeText
  BasketSlot: typeof BasketSlot
  MarksPlace: typeof MarksPlace
  MinimumCell: typeof MinimumCell
  PriceText: typeof PriceText
  PriceTitle: typeof PriceTitle
  ProductLink: typeof ProductLink
  ProductThumb: typeof ProductThumb
  StockCell: typeof StockCell
  basketSlotCss: typeof basketSlotCss
  compactSlotCss: typeof compactSlotCss
  priceViewCss: typeof priceViewCss
  messages: typeof listingMessages
  /** Title of the column with the basket's buttons. */
  orderTitle: string
  stockCss: typeof stockCss
  techText: typeof techText
}

export type ViewsProps = {
  view: ListView
  answer?: ProductsAnswer
  urlOf?: UrlOf
  slices: readonly (readonly ProductCard[])[]
  columns: readonly ListColumn[]
  searched?: string
  parts: TileParts
}

/** Views of a list that can be put in order and laid out. */
export type ListedProps = ViewsProps & { answer: ProductsAnswer; urlOf: UrlOf }
