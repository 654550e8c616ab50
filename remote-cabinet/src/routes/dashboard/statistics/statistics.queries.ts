import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { CompanyCategories, StatisticsAmount } from '@isp/contract'
import { queryOptions } from '@isp/query'

/** Behind the orders: whatever changes an order reads the sums again as well. */
const keyOf = (company: string, uuids: readonly string[]) =>
  ['orders', company, 'statistics', uuids.join(',')] as const

const queryOf = (uuids: readonly string[]) => ({
  params: { query: { companyUuids: uuids.join(',') } },
})

export const statisticsAmountQuery = (api: ApiClient, company: string, uuids: readonly string[]) =>
  queryOptions({
    queryKey: [...keyOf(company, uuids), 'amount'],
    queryFn: ({ signal }): Promise<StatisticsAmount> =>
      unwrap(api.GET('/api/statistics/amount', { ...queryOf(uuids), signal, ...ignoreErrors() })),
  })

export const companyCategoriesQuery = (api: ApiClient, company: string, uuids: readonly string[]) =>
  queryOptions({
    queryKey: [...keyOf(company, uuids), 'categories'],
    queryFn: ({ signal }): Promise<CompanyCategories> =>
      unwrap(
        api.GET('/api/statistics/company-categories', {
          ...queryOf(uuids),
          signal,
          ...ignoreErrors(),
        }),
      ),
  })
