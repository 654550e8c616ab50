import type { ProductsAnswer } from '@isp/contract'
import { usePreferences } from '@isp/session'
import { Pagination } from '@isp/ui'
import { type ReactNode, useCallback } from 'react'
import { FiltersForm } from '../filters/filters-form.tsx'
import { FiltersButton, FiltersPanel, useFiltersPanel } from '../filters/filters-panel.tsx'
import { ListStatePlace } from '../list-state/list-state-place.tsx'
import { ProductList } from '../product-list/product-list.tsx'
import { FilterChips } from './filter-chips.tsx'
import { ListSection, ListStatus } from './list-wait.tsx'
import { withChange, withoutFilters } from './listing.changes.ts'
import { listingMessages as messages } from './listing.messages.ts'
import type { ListingParams } from './listing.params.ts'
import type { ListingAddress, UrlOf } from './listing-address.ts'
import { ListingToolbar } from './listing-toolbar.tsx'
import { productListingCss } from './product-listing.css.ts'
import { goToListing, LISTING } from './use-arrival.ts'
import { useListing } from './use-listing.ts'

type ProductListingProps = {
  answer: ProductsAnswer
  params: ListingParams
  address: ListingAddress
  /** In place of the list when the scope itself is empty, without any filter. */
  empty: ReactNode
  /** The searched text, where this is a search (§2.1). */
  searched?: string
}

/** Filters, sorting, view, products and pages: the same for a section, a search and a brand. */
export const ProductListing = ({
  answer,
  params,
  address,
  empty,
  searched,
}: ProductListingProps) => {
  const settingsView = usePreferences((state) => state.settings.catalogView)
  const listing = useListing(address, params)
  const panel = useFiltersPanel()
  const view = params.view ?? settingsView
  const { facets } = answer
  // stands still with its address: the list must not be drawn anew for a filter that opens
  const urlOf = useCallback<UrlOf>(
    (change) => address.url(withChange(params, change(params))),
    [address.url(params)],
  )
  if (answer.total === 0 && params.filters.length === 0) return empty
  return (
    <div css={productListingCss}>
      <a className="to-list" href={`#${LISTING}`}>
        {messages.toList}
      </a>
      <FiltersPanel panel={panel}>
        <FiltersForm
          facets={facets}
          drawing={answer.drawing}
          total={answer.total}
          listing={listing}
          onApplied={() => {
            panel.close()
            goToListing()
          }}
        />
      </FiltersPanel>
      <ListSection root={address.root}>
        <ListingToolbar
          listing={listing}
          view={view}
          pageSize={answer.pageSize}
          isSeries={answer.isSeries}
          isSearch={searched !== undefined}
          hasBase={answer.items.some(({ price }) => price?.base !== undefined)}
          filtersButton={<FiltersButton count={params.filters.length} panel={panel} />}
        />
        <FilterChips facets={facets} listing={listing} />
        <ListStatus
          root={address.root}
          total={answer.total}
          isFiltered={params.filters.length > 0}
        />
        <div className="goods">
          {answer.total === 0 ? (
            <ListStatePlace
              state="unmet"
              to={address.url(withoutFilters(params))}
              onClick={listing.arrival.aimLink({ kind: 'chip', index: 0 })}
            />
          ) : (
            <ProductList
              items={answer.items}
              columns={answer.columns}
              answer={answer}
              urlOf={urlOf}
              view={view}
              searched={searched}
            />
          )}
        </div>
        <Pagination
          page={answer.page}
          pages={answer.pages}
          hrefOf={(page) => address.url({ ...params, page })}
          css={{ paddingBlock: '24px' }}
        />
      </ListSection>
    </div>
  )
}
