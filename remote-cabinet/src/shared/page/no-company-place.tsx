import { accountUrls, staffUrls } from '@isp/contract/urls'
import { useStanding } from '@isp/session'
import { EmptyState, LinkButton, Stack } from '@isp/ui'
import { noCompanyMessages as messages } from './no-company.messages.ts'

/** §2.9: why orders are closed to somebody without a company, what is open all the same, and the ways in. */
export const NoCompanyPlace = () => {
  const standing = useStanding()
  if ('user' in standing && standing.user.staff_role !== null) return <StaffHere />
  return (
    <EmptyState
      icon="user"
      title={messages.withCompanyOnly}
      text={messages.noCompanyText}
      action={
        <Stack direction="row" gap={2} isWrap justify="center">
          <LinkButton to={accountUrls.registration()}>{messages.register}</LinkButton>
          <LinkButton to={accountUrls.companies()} variant="secondary">
            {messages.toCompanies}
          </LinkButton>
        </Stack>
      }
    />
  )
}

/** The shop's own people buy for nobody: their work is elsewhere. */
const StaffHere = () => (
  <EmptyState
    icon="tools"
    title={messages.staffTitle}
    text={messages.staffText}
    action={<LinkButton to={staffUrls.root()}>{messages.toStaff}</LinkButton>}
  />
)
