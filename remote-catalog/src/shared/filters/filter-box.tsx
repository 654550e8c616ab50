import { memo } from 'react'
import { applyFilters } from './apply-filters.ts'
import type { Ticks } from './use-ticks.ts'

type BoxProps = {
  name: string
  value: string
  /** Id of the filters' form, where the box stands outside of it. */
  form?: string
  isTicked: boolean
  tick: Ticks['tick']
}

/** By itself: React writes every attribute of an input anew each time it is drawn, and a list has hundreds. */
export const FilterBox = memo(({ name, value, form, isTicked, tick }: BoxProps) => (
  <input
    type="checkbox"
    name={name}
    value={value}
    form={form}
    checked={isTicked}
    onChange={({ currentTarget }) => {
      tick(value, currentTarget.checked)
      applyFilters(currentTarget.form)
    }}
  />
))
