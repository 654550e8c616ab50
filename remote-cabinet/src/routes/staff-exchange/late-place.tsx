import { AccountsPage } from './exchange-accounts.tsx'
import { OnecExchangePage } from './onec/onec-exchange.tsx'
import { OnecExchangesPage } from './onec/onec-exchanges.tsx'
import { OnecOrdersPage } from './onec/onec-orders.tsx'

/** What administrators open rarely: accounting systems; exchanges with 1C, its orders that need attention, one exchange by its id. */
export const LatePlace = ({ place }: { place: string }) => {
  if (place === 'accounts') return <AccountsPage />
  if (place === 'onec') return <OnecExchangesPage />
  if (place === 'onec-orders') return <OnecOrdersPage />
  return <OnecExchangePage id={place.slice('onec-'.length)} />
}
