import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { ApprovalRequest, Checkout, CreateOrderInput, Order } from '@isp/contract'
import type { CallMarks } from '@isp/federation/page'
import { type QueryKey, queryOptions } from '@isp/query'
import type { AgreementChoice, BasketState } from '@isp/session'

type Choice = AgreementChoice

const CHECKOUT_KEY = ['basket', 'checkout']

export const isCheckout = (key: QueryKey): boolean =>
  CHECKOUT_KEY.every((part, at) => key[at] === part)

/** Read anew at each visit: prices must be those of this minute, and no change of the basket on its way. */
export const checkoutQuery = (api: ApiClient, choice: Choice, basket: () => BasketState) =>
  queryOptions({
    queryKey: [...CHECKOUT_KEY, choice],
    queryFn: async ({ signal }): Promise<Checkout> => {
      await basket().settled()
      return unwrap(api.GET('/api/sale/checkout', { signal, ...ignoreErrors() }))
    },
    staleTime: 0,
    gcTime: 0,
  })

/** The same key with the same body gives the same order again, and never a second one. D42: or a request, to be approved first. */
export const createOrder = (
  api: ApiClient,
  { key, body }: { key: string; body: CreateOrderInput },
  marks: CallMarks,
): Promise<Order | ApprovalRequest> =>
  unwrap(
    api.POST('/api/sale/order', {
      params: { header: { 'idempotency-key': key } },
      body,
      ...marks,
    }),
  )
