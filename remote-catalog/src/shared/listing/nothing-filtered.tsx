import { EmptyState, LinkButton } from '@isp/ui'
import { withoutFilters } from './listing.changes.ts'
import { listingMessages as messages } from './listing.messages.ts'
import type { Listing } from './use-listing.ts'

/** Filters left nothing: the way back is one click. */
export const NothingFiltered = ({
  listing: { address, params, arrival },
}: {
  listing: Listing
}) => (
  <EmptyState
    icon="filter"
    title={messages.emptyFilteredTitle}
    text={messages.emptyFilteredText}
    action={
      <LinkButton
        to={address.url(withoutFilters(params))}
        variant="secondary"
        onClick={arrival.aimLink({ kind: 'chip', index: 0 })}
      >
        {messages.resetAll}
      </LinkButton>
    }
  />
)
