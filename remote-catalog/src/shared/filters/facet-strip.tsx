import type { Facet } from '@isp/contract'
import { afterPaint } from '@isp/session'
import type { MouseEvent } from 'react'
import { filterFieldName } from '../listing/filter-names.ts'
import { countOfProducts } from '../listing/listing.messages.ts'
import { applyFilters } from './apply-filters.ts'
import { useTicks } from './use-ticks.ts'

/** The address of the list with one value more, or without it. */
export type ValueUrl = (code: string, key: string, isChosen: boolean) => string

/** The sizes that exist, side by side: one press takes one, another gives it back. Links, which need no script. */
export const FacetStrip = ({
  facet: { code, values },
  selected,
  era,
  urlOf,
}: {
  facet: Facet
  selected: readonly string[]
  era: number
  urlOf: ValueUrl
}) => {
  const { isTicked, tick } = useTicks(selected, era)
  const press = (event: MouseEvent<HTMLAnchorElement>, key: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    tick(key, !isTicked(key))
    const form = event.currentTarget.closest('form')
    void afterPaint().then(() => applyFilters(form))
  }
  return (
    <ul className="strip">
      {values.map(({ key, label, count }) => {
        const isOn = isTicked(key)
        return (
          <li key={key}>
            <a
              href={urlOf(code, key, selected.includes(key))}
              rel="nofollow"
              title={countOfProducts(count)}
              onClick={(event) => press(event, key)}
              // a link that takes a value and gives it back: without a script too
              aria-current={isOn || undefined}
            >
              {label}
            </a>
            {isOn && <input type="hidden" name={filterFieldName(code, 'values')} value={key} />}
          </li>
        )
      })}
    </ul>
  )
}
