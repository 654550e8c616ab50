import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { Order, OrderActivity, OrderListInput, OrderSummary } from '@isp/contract'
import { queryOptions } from '@isp/query'

export type OrderListParams = OrderListInput & { page: number }
export type OrderList = {
  items: OrderSummary[]
  total: number
  page: number
  pageSize: number
  pages: number
}

/** Orders of a company. The company travels in a header; it stands in the key so that another one never shows. */
export const ordersQuery = (api: ApiClient, company: string, params: OrderListParams) =>
  queryOptions({
    queryKey: ['orders', company, params],
    queryFn: ({ signal }): Promise<OrderList> =>
      unwrap(api.POST('/api/sale/order/list', { body: { ...params }, signal, ...ignoreErrors() })),
  })

/** Who has made orders that the person sees. */
export const orderPeopleQuery = (api: ApiClient, company: string) =>
  queryOptions({
    queryKey: ['orders', company, 'people'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/sale/order/people', { signal, ...ignoreErrors() }))).items,
  })

export const orderQuery = (api: ApiClient, company: string, id: number) =>
  queryOptions({
    queryKey: ['order', company, id],
    queryFn: ({ signal }): Promise<Order> =>
      unwrap(
        api.GET('/api/sale/order/{id}', { params: { path: { id } }, signal, ...ignoreErrors() }),
      ),
  })

export const orderActivityQuery = (api: ApiClient, company: string, id: number) =>
  queryOptions({
    queryKey: ['order-activity', company, id],
    queryFn: async ({ signal }): Promise<OrderActivity[]> => {
      const query = { id }
      return (
        await unwrap(
          api.GET('/api/sale/order/activity', { params: { query }, signal, ...ignoreErrors() }),
        )
      ).items
    },
  })
