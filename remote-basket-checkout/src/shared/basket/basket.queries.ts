import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { Basket, BasketItemInput } from '@isp/contract'
import { keepPreviousData, type QueryClient, queryOptions, replaceEqualDeep } from '@isp/query'

/** Whose basket is shown. `version` changes when the account's basket does; a local one is its own lines. */
export type BasketOwner =
  | {
      kind: 'account'
      companyUuid: string | null
      agreementUuid: string | null
      specificationUuid: string | null
      version: number
    }
  | { kind: 'local'; lines: readonly (readonly [productId: number, quantity: number])[] }

const emptyBasket: Basket = {
  in_basket: [],
  count: 0,
  total: 0,
  vatTotal: 0,
  totalAvailableNow: 0,
  weightTotal: 0,
  unweighedCount: 0,
  priceType: '',
}

/** Old states of a basket are of no use to anybody. */
const KEPT_MS = 5000

const PAGE_KEY = ['basket', 'page']

/** Unchanged lines stay the same objects, so that of five hundred rows only one is rendered again. */
const withKeptLines = (client: QueryClient, basket: Basket): Basket => {
  const [shown] = client
    .getQueryCache()
    .findAll({ queryKey: PAGE_KEY })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  const before = shown && client.getQueryData<Basket>(shown.queryKey)
  if (!before) return basket
  const lines = new Map(before.in_basket.map((line) => [line.productId, line]))
  const in_basket = basket.in_basket.map((line) =>
    replaceEqualDeep(lines.get(line.productId), line),
  )
  return { ...basket, in_basket }
}

/**
 * The basket with prices, stock and totals; what is not saved anywhere is calculated (§7.4), with its comments.
 * The page shows failures itself, so no popup repeats them.
 */
export const basketQuery = (
  api: ApiClient,
  owner: BasketOwner,
  localItems: () => BasketItemInput[],
) =>
  queryOptions({
    queryKey: [...PAGE_KEY, owner],
    queryFn: async ({ signal, client }): Promise<Basket> => {
      if (owner.kind === 'account')
        return withKeptLines(
          client,
          await unwrap(api.GET('/api/sale/basket/v2', { signal, ...ignoreErrors() })),
        )
      const items = localItems()
      if (items.length === 0) return emptyBasket
      const body = { items }
      return withKeptLines(
        client,
        await unwrap(api.POST('/api/sale/basket/calc/v2', { body, signal, ...ignoreErrors() })),
      )
    },
    staleTime: 0,
    gcTime: KEPT_MS,
    placeholderData: keepPreviousData,
  })
