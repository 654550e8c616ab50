import { OnecExchangePage } from './onec-exchange.tsx'
import { OnecExchangesPage } from './onec-exchanges.tsx'
import { OnecOrdersPage } from './onec-orders.tsx'

/** /cabinet/staff/exchange/onec/: exchanges with 1C; below it the orders that need attention, or one exchange by its id. */
export const OnecPlace = ({ part }: { part: string | undefined }) => {
  if (part === undefined) return <OnecExchangesPage />
  return part === 'orders' ? <OnecOrdersPage /> : <OnecExchangePage id={part} />
}
