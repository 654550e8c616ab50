import { useParams } from '@isp/router'
import { Skeleton } from '@isp/ui'
import { lazy, Suspense } from 'react'
import { AccountsPage } from './exchange-accounts.tsx'
import { CompaniesPage } from './exchange-companies.tsx'
import { LoadPage } from './exchange-load.tsx'
import { LoadsPage } from './exchange-loads.tsx'
import { WaitingPage } from './exchange-waiting.tsx'

const OnecPlace = lazy(async () => ({
  default: (await import(/* webpackChunkName: "staff-onec" */ './onec/onec-place.tsx')).OnecPlace,
}))

/** /cabinet/staff/exchange/: loads; below it what waits, companies of several ids, accounting systems, 1C, or one load by its id. */
export const Page = () => {
  const { place, part } = useParams()
  if (place === 'onec' || part !== undefined)
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        <OnecPlace part={part} />
      </Suspense>
    )
  if (place === undefined) return <LoadsPage />
  if (place === 'waiting') return <WaitingPage />
  if (place === 'companies') return <CompaniesPage />
  return place === 'accounts' ? <AccountsPage /> : <LoadPage id={place} />
}
