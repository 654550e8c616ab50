import { urls } from '@isp/contract/urls'
import { EmptyState, LinkButton, Stack } from '@isp/ui'
import { pageMessages as messages } from './page.messages.ts'

/** §2.9: why orders are closed to somebody without a company, and what is open all the same. */
export const NoCompany = () => (
  <EmptyState
    icon="user"
    title={messages.withCompanyOnly}
    text={messages.noCompanyText}
    action={
      <Stack direction="row" gap={2} isWrap justify="center">
        <LinkButton to={urls.catalog()}>{messages.toCatalog}</LinkButton>
        <LinkButton to={urls.basket()} variant="secondary">
          {messages.toBasket}
        </LinkButton>
      </Stack>
    }
  />
)
