import { ignoreErrors, unwrap } from '@isp/api-client'
import type { Suggestions } from '@isp/contract'
import { useRemoteContext } from '@isp/federation/remote'
import { queryOptions, useQuery } from '@isp/query'
import { useStanding } from '@isp/session'

type Goods = Suggestions['products']
const nothing: Goods = []
/** As much as the server takes (contract: `number`). */
const MAX_LENGTH = 200

/**
 * Goods that the buyer's company calls so. Asked apart from what everybody is answered, and by the browser alone: no page
 * or answer that others may get has anything of it. Without it the search is whole.
 */
export const useBuyerArticle = (text: string, minLength: number): Goods => {
  const { api } = useRemoteContext()
  const standing = useStanding()
  const company = standing.kind === 'member' ? standing.company.uuid : null
  const number = text.trim()
  const { data } = useQuery(
    queryOptions({
      queryKey: ['buyer-article', company, number],
      queryFn: ({ signal }): Promise<{ products: Goods }> =>
        unwrap(
          api.GET('/api/company/products', {
            params: { query: { number } },
            signal,
            ...ignoreErrors(),
          }),
        ),
      enabled: company !== null && number.length >= minLength && number.length <= MAX_LENGTH,
    }),
  )
  return company === null ? nothing : (data?.products ?? nothing)
}
