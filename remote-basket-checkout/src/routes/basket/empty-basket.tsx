import { urls } from '@isp/contract/urls'
import { EmptyState, LinkButton } from '@isp/ui'
import { Suspense } from 'react'
import { basketMessages as messages } from './basket.messages.ts'
import { BasketExcel } from './late-parts.ts'

/** What stands in place of the lines. */
export const EmptyBasket = () => (
  <EmptyState
    icon="basket"
    title={messages.emptyTitle}
    text={messages.emptyText}
    action={
      <>
        <LinkButton to={urls.catalog()}>{messages.toCatalog}</LinkButton>
        <LinkButton to={urls.searchRoot()} variant="secondary" icon="search">
          {messages.toSearch}
        </LinkButton>
        <Suspense>
          <BasketExcel />
        </Suspense>
      </>
    }
  />
)
