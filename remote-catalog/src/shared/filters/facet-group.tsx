import type { Facet } from '@isp/contract'
import { Icon } from '@isp/ui'
import { facetUnit } from '../listing/attribute-text.ts'
import { selectionOf } from '../listing/listing.changes.ts'
import { listingMessages as messages } from '../listing/listing.messages.ts'
import type { ListingParams } from '../listing/listing.params.ts'
import { FacetRange } from './facet-range.tsx'
import { FacetValues } from './facet-values.tsx'

/** One filter: its name, bounds for a number, values with counts. A flag is a lone checkbox. */
export const FacetGroup = ({
  facet,
  params,
  isOpenAtFirst,
  era,
}: {
  facet: Facet
  params: ListingParams
  isOpenAtFirst: boolean
  /** Counts changes of the address that end what was typed or ticked before. */
  era: number
}) => {
  const selection = selectionOf(params, facet.code)
  const title = messages.withUnit(facet.name, facetUnit(facet))
  return (
    <details className="group" open={isOpenAtFirst || selection !== undefined}>
      <summary>
        <span>{title}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <fieldset>
        <legend>{title}</legend>
        {facet.range && (
          <FacetRange facet={facet} range={facet.range} selection={selection} era={era} />
        )}
        {facet.values.length > 0 && (
          <FacetValues facet={facet} selected={selection?.values ?? []} era={era} />
        )}
      </fieldset>
    </details>
  )
}
