import { isSettled, type SettledStanding, useStanding } from '@isp/session'
import { Heading, Skeleton, Stack } from '@isp/ui'
import { lazy, Suspense } from 'react'
import { addressName } from '../../shared/layout/full-name.ts'
import { NoCompany } from '../../shared/page/no-company.tsx'
import { dashboardMessages as messages } from './dashboard.messages.ts'
import { LastOrders } from './last-orders.tsx'

const bring = () => import(/* webpackChunkName: "dashboard" */ './overview-parts.ts')
const CompanyCard = lazy(async () => ({ default: (await bring()).CompanyCard }))
const QuickLinks = lazy(async () => ({ default: (await bring()).QuickLinks }))
const Today = lazy(async () => ({ default: (await bring()).Today }))
const Statistics = lazy(async () => ({ default: (await bring()).Statistics }))

/** /cabinet/: what waits, what was ordered, who you work for, where to go next. */
export const DashboardPage = () => {
  const standing = useStanding()
  if (!isSettled(standing)) return null
  return (
    <Stack gap={8}>
      <Heading level={1}>{messages.greeting(addressName(standing.user))}</Heading>
      {standing.kind === 'member' ? <Overview {...standing} /> : <NoCompany />}
      <Suspense fallback={<Skeleton shape="box" height="120px" />}>
        <QuickLinks
          hasOwnPrices={
            standing.kind === 'member' &&
            standing.agreement !== null &&
            standing.company.status.code === 'ACTIVE'
          }
        />
      </Suspense>
    </Stack>
  )
}

type OverviewProps = Extract<SettledStanding, { kind: 'member' }>

const Overview = ({ company, agreement, user }: OverviewProps) => {
  const isActive = company.status.code === 'ACTIVE'
  const card = (
    <Suspense fallback={<Skeleton shape="box" height="150px" />}>
      <CompanyCard company={company} agreement={agreement} />
    </Suspense>
  )
  return (
    <>
      {!isActive && card}
      <Suspense fallback={<Skeleton shape="box" height="150px" />}>
        <Today company={company} agreement={agreement} />
      </Suspense>
      <LastOrders companyUuid={company.uuid} />
      <Suspense fallback={<Skeleton shape="box" height="560px" />}>
        <Statistics key={company.uuid} company={company} companies={user.companies} />
      </Suspense>
      {isActive && card}
    </>
  )
}
