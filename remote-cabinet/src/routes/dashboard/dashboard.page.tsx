import { isSettled, useStanding } from '@isp/session'
import { Heading, Stack } from '@isp/ui'
import { addressName } from '../../shared/layout/full-name.ts'
import { NoCompany } from '../../shared/page/no-company.tsx'
import { CompanyCard } from './company-card.tsx'
import { dashboardMessages as messages } from './dashboard.messages.ts'
import { LastOrders } from './last-orders.tsx'
import { QuickLinks } from './quick-links.tsx'

/** /cabinet/: who you work for, what was ordered last, where to go next. */
export const DashboardPage = () => {
  const standing = useStanding()
  if (!isSettled(standing)) return null
  const isMember = standing.kind === 'member'
  return (
    <Stack gap={8}>
      <Heading level={1}>{messages.greeting(addressName(standing.user))}</Heading>
      {isMember ? (
        <>
          <CompanyCard company={standing.company} agreement={standing.agreement} />
          <LastOrders companyUuid={standing.company.uuid} />
        </>
      ) : (
        <NoCompany />
      )}
      <QuickLinks
        hasOwnPrices={
          isMember && standing.agreement !== null && standing.company.status.code === 'ACTIVE'
        }
      />
    </Stack>
  )
}
