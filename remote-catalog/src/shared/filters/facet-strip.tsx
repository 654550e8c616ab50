import type { Facet } from '@isp/contract'
import { Fragment, type MouseEvent } from 'react'
import { filterFieldName } from '../listing/filter-names.ts'
import { applyFilters } from './apply-filters.ts'
import { useTicks } from './use-ticks.ts'

/** The sizes that exist, side by side: one press takes one, another gives it back. Links, which need no script. */
export const FacetStrip = ({
  facet: { code, values },
  selected,
  era,
  base,
}: {
  facet: Facet
  selected: readonly string[]
  era: number
  /** The address of the list with what is chosen, up to where another choice is added. */
  base: string
}) => {
  const { isTicked, tick } = useTicks(selected, era)
  const name = filterFieldName(code, 'values')
  const press = (event: MouseEvent<HTMLAnchorElement>, key: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    tick(key, !isTicked(key))
    const { form } = event.currentTarget.closest('fieldset') as HTMLFieldSetElement
    // once the press has become a field of the form
    queueMicrotask(() => applyFilters(form))
  }
  return (
    <div className="strip">
      {values.map(({ key, label, count }) => {
        const choice = `${new URLSearchParams({ [name]: key })}`
        const without = base.replace(`${choice}&`, '')
        return (
          <Fragment key={key}>
            <a
              href={without === base ? base + choice : without}
              onClick={(event) => press(event, key)}
              aria-current={isTicked(key) || undefined}
              className={count === 0 ? 'is-empty' : undefined}
            >
              {label}
            </a>
            {isTicked(key) && <input type="hidden" name={name} value={key} />}
          </Fragment>
        )
      })}
    </div>
  )
}
