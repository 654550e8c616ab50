import { AccountsPage } from './exchange-accounts.tsx'
import { OnecExchangePage } from './onec/onec-exchange.tsx'
import { OnecExchangesPage } from './onec/onec-exchanges.tsx'
import { OnecOrdersPage } from './onec/onec-orders.tsx'

type LatePlaceProps = { isAccounts: boolean; part: string | undefined }

/** What administrators open rarely: accounting systems; exchanges with 1C, its orders that need attention, one exchange by its id. */
export const LatePlace = ({ isAccounts, part }: LatePlaceProps) => {
  if (isAccounts) return <AccountsPage />
  if (part === undefined) return <OnecExchangesPage />
  return part === 'orders' ? <OnecOrdersPage /> : <OnecExchangePage id={part} />
}
