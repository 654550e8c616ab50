import type { Facet, FilterSelection } from '@isp/contract'
import { Icon } from '@isp/ui'
import { memo } from 'react'
import { listingMessages as messages } from '../listing/listing.messages.ts'
import { FacetRange } from './facet-range.tsx'
import { FacetStrip } from './facet-strip.tsx'
import { FacetValues } from './facet-values.tsx'

type FacetGroupProps = {
  facet: Facet
  selection: FilterSelection | undefined
  /** Counts changes of the address that end what was typed or ticked before. */
  era: number
  /** As of the strip. */
  base: string
}

/** One filter: its name, bounds for a number, values with counts. A flag is a lone checkbox. */
export const FacetGroup = memo(({ facet, selection, era, base }: FacetGroupProps) => {
  const selected = selection?.values ?? []
  const isStrip = (facet.isSize || facet.kind === 'number') && facet.values.length > 0
  const title = messages.withUnit(facet.name, facet.unit)
  return (
    <details
      className="group"
      data-code={facet.code}
      open={!facet.isFolded || selection !== undefined}
    >
      <summary>
        <span>{title}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <fieldset>
        <legend>{title}</legend>
        {isStrip && <FacetStrip {...{ facet, selected, era, base }} />}
        {facet.range && (
          <FacetRange facet={facet} range={facet.range} selection={selection} era={era} />
        )}
        {!isStrip && facet.values.length > 0 && <FacetValues {...{ facet, selected, era }} />}
        {facet.code === 'arrival' && (
          <label>
            {messages.arrivesBy}
            <input
              type="date"
              name="arrival"
              min="2000-01-01"
              max="2099-12-31"
              className="sought"
            />
          </label>
        )}
      </fieldset>
    </details>
  )
})
