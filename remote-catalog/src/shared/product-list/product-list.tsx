import type { ProductCard, ProductsAnswer } from '@isp/contract'
import { PriceText, priceViewCss, useIsHydrated } from '@isp/ui'
import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react'
import { basketSlotCss, compactSlotCss } from '../basket-slot/basket-slot.css.ts'
import { basketSlotMessages } from '../basket-slot/basket-slot.messages.ts'
import { BasketSlot } from '../basket-slot/basket-slot.tsx'
import { attributeText } from '../listing/attribute-text.ts'
import { listingMessages as messages } from '../listing/listing.messages.ts'
import type { ListView } from '../listing/listing.params.ts'
import type { UrlOf } from '../listing/listing-address.ts'
import { useFollowed } from '../listing/use-followed.ts'
import { ProductLink } from '../product/product-link.tsx'
import { MarksPlace } from '../product-marks/marks-place.tsx'
import { Amount, PriceTitle } from './amount.tsx'
import {
  isNumberColumn,
  type ListColumn,
  MinimumCell,
  StockCell,
  techText,
} from './product-facts.tsx'
import { productTableCss } from './product-table.css.ts'
import { ProductTableHead } from './product-table-head.tsx'
import { ProductTableRow, ProductThumb } from './product-table-row.tsx'
import { stockCss } from './stock.css.ts'
import type { TileParts, ViewsProps } from './tile-parts.ts'

type ProductListProps = {
  items: readonly ProductCard[]
  columns: ProductsAnswer['columns']
  /** Of a list that can be asked otherwise: put in order, laid out. */
  answer?: ProductsAnswer
  urlOf?: UrlOf
  view: ListView
  /** The text of the search that these products were found by (§2.1). */
  searched?: string
}

type ViewProps = {
  items: readonly ProductCard[]
  columns: readonly ListColumn[]
  searched?: string
  /** Rows with room around them, in place of dense ones. */
  isRoomy?: boolean
}

/** Rows that are drawn first; a phone's screen holds three of them. */
const FIRST = 6
/** Each slice hydrates and is laid out on its own, so that a long list never holds the main thread of a phone for 50 ms. */
const SLICE = 3

const slices = (items: readonly ProductCard[]): ProductCard[][] => {
  const starts = [0]
  for (let start = FIRST; start < items.length; start += SLICE) starts.push(start)
  return starts.map((start, index) => items.slice(start, starts[index + 1]))
}

const parts: TileParts = {
  Amount,
  attributeText,
  orderTitle: basketSlotMessages.column,
  BasketSlot,
  MarksPlace,
  MinimumCell,
  PriceText,
  PriceTitle,
  priceViewCss,
  ProductLink,
  ProductThumb,
  StockCell,
  basketSlotCss,
  compactSlotCss,
  messages,
  stockCss,
  techText,
}

/** A part of its own, for those who choose it; without it a list is still a table. */
const ListViews = lazy(() =>
  import(/* webpackChunkName: "cards" */ './list-views.tsx').then(
    (part): { default: ComponentType<ViewsProps> } => ({ default: part.ListViews }),
    () => ({
      default: ({ slices, ...rest }: ViewsProps) => (
        <ProductTable {...rest} items={slices.flat()} />
      ),
    }),
  ),
)

/** What stands above a slice that came near has its real height, also after a jump: going back finds its place by it. */
const layOutAbove = (event: Event) => {
  const { skipped, target } = event as ContentVisibilityAutoStateChangeEvent
  let above = skipped ? null : (target as Element).previousElementSibling
  for (; above; above = above.previousElementSibling) above.classList.remove('far')
}
const watchSlices = (table: HTMLTableElement | null) =>
  table?.addEventListener('contentvisibilityautostatechange', layOutAbove)

/** Rows of a document from the server are laid out when they come near; those of a list that is drawn here, at once. */
const TableSlice = ({ isFirst, children }: { isFirst: boolean; children: ReactNode }) => {
  const isAlive = useIsHydrated()
  const [isFar] = useState(!isFirst && !isAlive)
  return <tbody className={isFar ? 'far' : undefined}>{children}</tbody>
}

/**
 * Products as a technical table, dense unless roomy rows were chosen, which folds into rows on a phone. Another list
 * begins with its first slice; the rest follows when that is painted, and until then the rows of the list before stand
 * in its place, so that nothing moves.
 */
const ProductTable = (list: ViewProps) => {
  const { items, columns, isRoomy } = list
  const followed = useFollowed(list)
  useEffect(() => {
    // what the starter of the document said before the first paint is said by the class from now on
    if (isRoomy) delete document.documentElement.dataset.view
  }, [isRoomy])
  const shown = [...items.slice(0, FIRST), ...followed.items.slice(FIRST, items.length)]
  return (
    <div css={productTableCss} className={isRoomy ? undefined : 'is-dense'}>
      <table ref={watchSlices}>
        <caption>{messages.tableCaption}</caption>
        <ProductTableHead columns={columns} />
        {slices(shown).map((slice, index) => (
          <Suspense key={index}>
            <TableSlice isFirst={index === 0}>
              {slice.map((product) => (
                <ProductTableRow
                  key={product.id}
                  product={product}
                  columns={(index > 0 ? followed : list).columns}
                  searched={list.searched}
                  isFar={index > 0}
                />
              ))}
            </TableSlice>
          </Suspense>
        ))}
      </table>
    </div>
  )
}

/** Stands still while filters, panels and hints around it change. */
export const ProductList = memo(
  ({ view, items, columns, searched, ...listed }: ProductListProps) => {
    const shown = columns.map((column) => ({
      ...column,
      isNumber: isNumberColumn(items, column.code),
    }))
    const props = { items, columns: shown, searched, isRoomy: view === 'roomy' }
    // rows of other columns are not shown beside these
    const table = <ProductTable key={columns.map(({ code }) => code).join()} {...props} />
    return view !== 'list' && view !== 'roomy' ? (
      <Suspense fallback={table}>
        <ListViews {...props} {...listed} view={view} slices={slices(items)} parts={parts} />
      </Suspense>
    ) : (
      table
    )
  },
)
