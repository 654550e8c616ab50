import { useParams } from '@isp/router'
import { Skeleton } from '@isp/ui'
import { lazy, Suspense } from 'react'
import { CompaniesPage } from './exchange-companies.tsx'
import { LoadPage } from './exchange-load.tsx'
import { LoadsPage } from './exchange-loads.tsx'
import { WaitingPage } from './exchange-waiting.tsx'

const LatePlace = lazy(async () => ({
  default: (await import(/* webpackChunkName: "staff-onec" */ './late-place.tsx')).LatePlace,
}))

/** /cabinet/staff/exchange/: loads; below it what waits, companies of several ids, or one load by its id; late, accounting systems and 1C. */
export const Page = () => {
  const { place } = useParams()
  if (place === undefined) return <LoadsPage />
  if (place === 'waiting') return <WaitingPage />
  if (place === 'companies') return <CompaniesPage />
  if (place !== 'accounts' && !place.startsWith('onec')) return <LoadPage id={place} />
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <LatePlace place={place} />
    </Suspense>
  )
}
