import { urls } from '@isp/contract/urls'
import { EmptyState, LinkButton } from '@isp/ui'
import { listingMessages as messages } from '../../shared/listing/listing.messages.ts'

/** A section without a single product, nothing to do with filters. */
export const SectionEmpty = () => (
  <EmptyState
    title={messages.emptySectionTitle}
    text={messages.emptySectionText}
    action={<LinkButton to={urls.catalog()}>{messages.toCatalog}</LinkButton>}
  />
)
