import { useParams } from '@isp/router'
import { AccountsPage } from './exchange-accounts.tsx'
import { CompaniesPage } from './exchange-companies.tsx'
import { LoadPage } from './exchange-load.tsx'
import { LoadsPage } from './exchange-loads.tsx'
import { WaitingPage } from './exchange-waiting.tsx'

/** /cabinet/staff/exchange/: loads; below it what waits, companies of several ids, accounting systems, or one load by its id. */
export const Page = () => {
  const { place } = useParams()
  if (place === undefined) return <LoadsPage />
  if (place === 'waiting') return <WaitingPage />
  if (place === 'companies') return <CompaniesPage />
  return place === 'accounts' ? <AccountsPage /> : <LoadPage id={place} />
}
