import type { Facet, FacetValue } from '@isp/contract'
import { formatNumber } from '@isp/i18n'
import { useIsHydrated } from '@isp/ui'
import { type ComponentProps, useState } from 'react'
import { latePart } from '../late-part/late-part.tsx'
import { filterFieldName } from '../listing/filter-names.ts'
import { listingMessages as messages } from '../listing/listing.messages.ts'
import type { IsFound } from './facet-search.tsx'
import { FilterBox } from './filter-box.tsx'
import { useTicks } from './use-ticks.ts'

/** Values in sight before «показать все»; one more than that is shown rather than hidden alone. */
const SHORT = 7
/** From here on values are looked for rather than read. */
const LONG = 15

const ValueList = ({
  name,
  values,
  selected,
  era,
  isFound,
}: {
  name: string
  values: readonly FacetValue[]
  selected: readonly string[]
  era: number
  /** By the facet's own search; what is not is hidden, and stays ticked if it was. */
  isFound?: IsFound | undefined
}) => {
  const { isTicked, tick } = useTicks(selected, era)
  return (
    <ul>
      {values.map(({ key, label, count }) => (
        <li key={key} hidden={isFound?.(label) === false}>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the box within is its control */}
          <label className={count === 0 ? 'value is-empty' : 'value'}>
            <FilterBox name={name} value={key} isTicked={isTicked(key)} tick={tick} />
            {label}
            <span className="count">{formatNumber(count)}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}

/** Without it values are read, as in a short list. */
const FacetSearch = latePart(
  async () => (await import(/* webpackChunkName: "marks" */ './facet-search.tsx')).FacetSearch,
)

/** A component of its own: when the page becomes alive, the values beside it are not drawn again. */
const SearchOfAlive = (props: ComponentProps<typeof FacetSearch>) =>
  useIsHydrated() && <FacetSearch {...props} />

/** Checkboxes with counts; a long list keeps its tail behind a native disclosure. */
export const FacetValues = ({
  facet,
  selected,
  era,
}: {
  facet: Facet
  selected: readonly string[]
  era: number
}) => {
  const name = filterFieldName(facet.code, 'values')
  const [{ isFound }, setFound] = useState<{ isFound?: IsFound }>({})
  const isLong = facet.values.length > SHORT + 1
  const head = isLong ? facet.values.slice(0, SHORT) : facet.values
  const tail = isLong ? facet.values.slice(SHORT) : []
  return (
    <>
      <ValueList {...{ name, selected, era, isFound }} values={head} />
      {isLong && (
        <details className="more" open={tail.some(({ key }) => selected.includes(key))}>
          <summary>
            <span className="when-closed">
              {messages.showAll} <span className="count">{formatNumber(facet.values.length)}</span>
            </span>
            <span className="when-open">{messages.showLess}</span>
          </summary>
          {facet.values.length > LONG && <SearchOfAlive facet={facet} onFound={setFound} />}
          <ValueList {...{ name, selected, era, isFound }} values={tail} />
        </details>
      )}
    </>
  )
}
