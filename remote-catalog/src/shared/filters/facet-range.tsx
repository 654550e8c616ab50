import type { Facet, FilterSelection } from '@isp/contract'
import { formatNumber } from '@isp/i18n'
import { type FocusEvent, useState } from 'react'
import { filterFieldName, filterScale } from '../listing/filter-names.ts'
import { listingMessages as messages } from '../listing/listing.messages.ts'

const asTyped = (bound: number | undefined, scale: number): string =>
  bound === undefined ? '' : formatNumber(bound / scale)

/** A bound applies when it is left or entered, not on every key: half a number is no choice. */
const BoundField = ({
  name,
  label,
  prefix,
  placeholder,
  value,
}: {
  name: string
  label: string
  prefix: string
  placeholder: string
  value: string
}) => {
  const [draft, setDraft] = useState({ of: value, text: value })
  // The address changed under the field (a chip, «назад»): show what it says now.
  const text = draft.of === value ? draft.text : value
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    if (text !== value) event.currentTarget.form?.requestSubmit()
  }
  return (
    <label className="bound">
      <span aria-hidden>{prefix}</span>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        name={name}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setDraft({ of: value, text: event.target.value })}
        onBlur={handleBlur}
      />
    </label>
  )
}

/** «от … до …» with the bounds of the list as hints. */
export const FacetRange = ({
  facet,
  range,
  selection,
}: {
  facet: Facet
  range: NonNullable<Facet['range']>
  selection: FilterSelection | undefined
}) => {
  const scale = filterScale(facet.code)
  return (
    <div className="range">
      <BoundField
        name={filterFieldName(facet.code, 'from')}
        label={messages.fromOf(facet.name)}
        prefix={messages.from}
        placeholder={formatNumber(Math.floor((range.min / scale) * 1000) / 1000)}
        value={asTyped(selection?.from, scale)}
      />
      <BoundField
        name={filterFieldName(facet.code, 'to')}
        label={messages.toOf(facet.name)}
        prefix={messages.to}
        placeholder={formatNumber(Math.ceil((range.max / scale) * 1000) / 1000)}
        value={asTyped(selection?.to, scale)}
      />
    </div>
  )
}
