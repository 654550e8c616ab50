import type { Facet, FacetValue } from '@isp/contract'
import { formatNumber } from '@isp/i18n'
import type { ChangeEvent } from 'react'
import { filterFieldName } from '../listing/filter-names.ts'
import { listingMessages as messages } from '../listing/listing.messages.ts'
import { useTicks } from './use-ticks.ts'

/** Values in sight before «показать все»; one more than that is shown rather than hidden alone. */
const SHORT = 7

const ValueList = ({
  name,
  values,
  selected,
  era,
}: {
  name: string
  values: readonly FacetValue[]
  selected: readonly string[]
  era: number
}) => {
  const { isTicked, tick } = useTicks(selected, era)
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    tick(currentTarget.value, currentTarget.checked)
    currentTarget.form?.requestSubmit()
  }
  return (
    <ul>
      {values.map(({ key, label, count }) => (
        <li key={key}>
          <label className={count === 0 ? 'value is-empty' : 'value'}>
            <input
              type="checkbox"
              name={name}
              value={key}
              checked={isTicked(key)}
              onChange={handleChange}
            />
            <span className="label">{label}</span>
            <span className="count">{formatNumber(count)}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}

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
  const isLong = facet.values.length > SHORT + 1
  const head = isLong ? facet.values.slice(0, SHORT) : facet.values
  const tail = isLong ? facet.values.slice(SHORT) : []
  return (
    <>
      <ValueList name={name} values={head} selected={selected} era={era} />
      {isLong && (
        <details className="more" open={tail.some(({ key }) => selected.includes(key))}>
          <summary>
            <span className="when-closed">
              {messages.showAll} <span className="count">{formatNumber(facet.values.length)}</span>
            </span>
            <span className="when-open">{messages.showLess}</span>
          </summary>
          <ValueList name={name} values={tail} selected={selected} era={era} />
        </details>
      )}
    </>
  )
}
