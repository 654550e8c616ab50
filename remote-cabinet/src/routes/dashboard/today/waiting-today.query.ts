import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { WaitingToday } from '@isp/contract'
import { queryOptions } from '@isp/query'

/** Behind the orders: whatever changes an order reads this again as well. */
export const waitingTodayQuery = (api: ApiClient, company: string) =>
  queryOptions({
    queryKey: ['orders', company, 'today'],
    queryFn: ({ signal }): Promise<WaitingToday> =>
      unwrap(api.GET('/api/statistics/today', { signal, ...ignoreErrors() })),
  })
