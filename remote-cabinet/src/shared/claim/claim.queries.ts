import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { OrderClaims } from '@isp/contract'
import { queryOptions } from '@isp/query'
import { ticketsKey } from '../ticket/unread-tickets.query.ts'

export type OrderClaim = OrderClaims['items'][number]

/** Under the key of tickets: a decision that comes over the live channel shows in the order too. */
export const orderClaimsQuery = (api: ApiClient, company: string, order: number) =>
  queryOptions({
    queryKey: [...ticketsKey, company, 'claims', order],
    queryFn: async ({ signal }): Promise<OrderClaim[]> => {
      const params = { query: { order } }
      return (await unwrap(api.GET('/api/tickets/claims', { params, signal, ...ignoreErrors() })))
        .items
    },
  })
