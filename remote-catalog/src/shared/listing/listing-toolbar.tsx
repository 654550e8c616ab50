import { Link } from '@isp/router'
import { usePreferences } from '@isp/session'
import { Icon, type IconName } from '@isp/ui'
import type { ReactNode } from 'react'
import { applyFilters } from '../filters/apply-filters.ts'
import { FilterBox } from '../filters/filter-box.tsx'
import { FILTERS_FORM } from '../filters/filters-form-id.ts'
import { useTicks } from '../filters/use-ticks.ts'
import { PriceChoicePlace } from '../price/price-choice-place.tsx'
import { withChange } from './listing.changes.ts'
import { listingMessages as messages } from './listing.messages.ts'
import { type ListView, pageSizes, sortKeys } from './listing.params.ts'
import { listingToolbarCss } from './listing-toolbar.css.ts'
import { useDraft } from './use-draft.ts'
import type { Listing } from './use-listing.ts'

const views: readonly { view: ListView; icon: IconName; label: string }[] = [
  { view: 'list', icon: 'list', label: messages.viewList },
  { view: 'roomy', icon: 'rows', label: messages.viewRoomy },
  { view: 'table', icon: 'table', label: messages.viewTable },
  { view: 'tile', icon: 'tiles', label: messages.viewTile },
  { view: 'matrix', icon: 'ruler', label: messages.viewMatrix },
]

type ToolbarProps = {
  listing: Listing
  view: ListView
  pageSize: number
  /** It can be laid out as a matrix. */
  isSeries: true | undefined
  /** A search sorts by how well things fit unless told otherwise. */
  isSearch: boolean
  hasBase: boolean
  filtersButton: ReactNode
}

/** Sorting belongs to the filters' GET form; size and view are links. All of it works without JavaScript. */
export const ListingToolbar = ({
  listing,
  view,
  pageSize,
  isSeries,
  isSearch,
  hasBase,
  filtersButton,
}: ToolbarProps) => {
  const setCatalogView = usePreferences((state) => state.setCatalogView)
  const { address, params, draftEra } = listing
  const { isTicked, tick } = useTicks(params.first ? [params.first] : [], draftEra)
  const [sort = params.sort ?? 'popular', changeSort] = useDraft<string>(draftEra)
  const sortLabels = isSearch
    ? { ...messages.sortOptions, popular: messages.relevance }
    : messages.sortOptions
  return (
    <div css={listingToolbarCss}>
      {filtersButton}
      <div className="sort">
        <select
          name="sort"
          form={FILTERS_FORM}
          aria-label={messages.sort}
          value={sort}
          onChange={({ currentTarget: { value, form } }) => {
            changeSort(() => value)
            applyFilters(form)
          }}
        >
          {sortKeys.map((key) => (
            <option key={key} value={key}>
              {sortLabels[key]}
            </option>
          ))}
          {sort.includes(':') && <option value={sort}>{messages.byColumn}</option>}
        </select>
        <Icon name="chevron-down" size={16} />
      </div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box within is its control */}
      <label className="first">
        <FilterBox
          name="first"
          value="stock"
          form={FILTERS_FORM}
          isTicked={isTicked('stock')}
          tick={tick}
        />
        {messages.stockFirst}
      </label>
      <noscript>
        <button type="submit" form={FILTERS_FORM}>
          {messages.apply}
        </button>
      </noscript>
      <nav aria-label={messages.pageSize} className="sizes">
        <span aria-hidden>{messages.pageSizeShort}</span>
        {pageSizes.map((size) => (
          <Link
            key={size}
            to={address.url(withChange(params, { size: size === pageSizes[0] ? null : size }))}
            aria-current={size === pageSize || undefined}
            preventScrollReset
          >
            {size}
          </Link>
        ))}
      </nav>
      <PriceChoicePlace hasBase={hasBase} list={listing} />
      <nav aria-label={messages.view} className="views">
        {(isSeries ? views : views.slice(0, -1)).map((item) => (
          <Link
            key={item.view}
            // The table is everyone's default, so its address stays short; the click below remembers it.
            to={address.url({ ...params, view: item.view === 'list' ? null : item.view })}
            aria-label={item.label}
            aria-current={item.view === view || undefined}
            title={item.label}
            preventScrollReset
            // a matrix is of this list alone
            onClick={() => item.view !== 'matrix' && setCatalogView(item.view)}
          >
            <Icon name={item.icon} />
          </Link>
        ))}
      </nav>
    </div>
  )
}
