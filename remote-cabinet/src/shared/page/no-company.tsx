import { urls } from '@isp/contract/urls'
import { EmptyState, LinkButton, Stack } from '@isp/ui'
import { pageMessages as messages } from './page.messages.ts'

/** §2.9: why orders are closed to somebody without a company, what is open all the same, and the ways in. */
export const NoCompany = () => (
  <EmptyState
    icon="user"
    title={messages.withCompanyOnly}
    text={messages.noCompanyText}
    action={
      <Stack direction="row" gap={2} isWrap justify="center">
        <LinkButton to={urls.registration()}>{messages.register}</LinkButton>
        <LinkButton to={urls.companies()} variant="secondary">
          {messages.toCompanies}
        </LinkButton>
      </Stack>
    }
  />
)
