import type { ProductCard, ProductsAnswer } from '@isp/contract'
import type { CatalogView } from '@isp/session'
import { useIsHydrated } from '@isp/ui'
import { memo, type ReactNode, Suspense } from 'react'
import { listingMessages as messages } from '../listing/listing.messages.ts'
import { isNumberColumn, type ListColumn } from './product-facts.tsx'
import { productTableCss } from './product-table.css.ts'
import { ProductTableHead } from './product-table-head.tsx'
import { ProductTableRow } from './product-table-row.tsx'
import { ProductTile } from './product-tile.tsx'
import { productTilesCss } from './product-tiles.css.ts'

type ProductListProps = {
  items: readonly ProductCard[]
  columns: ProductsAnswer['columns']
  view: CatalogView
  /** The text of the search that these products were found by (§2.1). */
  searched?: string
}

/** Each slice hydrates on its own, so that a long list never holds the main thread for long. */
const SLICE = 6

const slices = (items: readonly ProductCard[]): ProductCard[][] =>
  Array.from({ length: Math.ceil(items.length / SLICE) }, (_, index) =>
    items.slice(index * SLICE, (index + 1) * SLICE),
  )

type ViewProps = {
  items: readonly ProductCard[]
  columns: readonly ListColumn[]
  searched?: string
}

/** Rows below the first screen of a phone are laid out when they come near, or once the page is alive. */
const TableSlice = ({ isFirst, children }: { isFirst: boolean; children: ReactNode }) => {
  const isHydrated = useIsHydrated()
  return <tbody className={isFirst || isHydrated ? undefined : 'far'}>{children}</tbody>
}

/** Products as a dense technical table, which folds into rows on a phone. */
const ProductTable = ({ items, columns, searched }: ViewProps) => (
  <div css={productTableCss}>
    <table>
      <caption>{messages.tableCaption}</caption>
      <ProductTableHead columns={columns} />
      {slices(items).map((slice, index) => (
        <Suspense key={slice[0]?.id}>
          <TableSlice isFirst={index === 0}>
            {slice.map((product) => (
              <ProductTableRow
                key={product.id}
                product={product}
                columns={columns}
                searched={searched}
                isFar={index > 0}
              />
            ))}
          </TableSlice>
        </Suspense>
      ))}
    </table>
  </div>
)

const ProductTiles = ({ items, columns, searched }: ViewProps) => (
  <ul css={productTilesCss}>
    {slices(items).map((slice) => (
      <Suspense key={slice[0]?.id}>
        {slice.map((product) => (
          <ProductTile key={product.id} product={product} columns={columns} searched={searched} />
        ))}
      </Suspense>
    ))}
  </ul>
)

/** Stands still while filters, panels and hints around it change. */
export const ProductList = memo(({ view, items, columns, searched }: ProductListProps) => {
  const View = view === 'tile' ? ProductTiles : ProductTable
  const shown = columns.map((column) => ({
    ...column,
    isNumber: isNumberColumn(items, column.code),
  }))
  return <View items={items} columns={shown} searched={searched} />
})
