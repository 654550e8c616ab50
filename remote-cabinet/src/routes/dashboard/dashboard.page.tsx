import { useAuth } from '@isp/session'
import { Heading, Stack } from '@isp/ui'
import { addressName } from '../../shared/layout/full-name.ts'
import { useCurrentCompany } from '../../shared/layout/use-current-company.ts'
import { NoCompany } from '../../shared/page/no-company.tsx'
import { CompanyCard } from './company-card.tsx'
import { dashboardMessages as messages } from './dashboard.messages.ts'
import { LastOrders } from './last-orders.tsx'
import { QuickLinks } from './quick-links.tsx'

/** /cabinet/: who you work for, what was ordered last, where to go next. */
export const DashboardPage = () => {
  const user = useAuth((auth) => auth.user)
  const { company, agreement } = useCurrentCompany()
  if (!user) return null
  return (
    <Stack gap={8}>
      <Heading level={1}>{messages.greeting(addressName(user))}</Heading>
      {company ? (
        <>
          <CompanyCard company={company} agreement={agreement} />
          <LastOrders companyUuid={company.uuid} />
        </>
      ) : (
        <NoCompany />
      )}
      <QuickLinks hasAgreement={agreement !== null} />
    </Stack>
  )
}
