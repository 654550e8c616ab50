import type {
  Basket,
  BasketChange,
  BasketItemInput,
  ChangeSettingsInput,
  SmallBasket,
  TokenPair,
  User,
} from '@isp/contract'
import { randomUuid } from '@isp/contract/random-uuid'
import { type ApiClient, unwrap } from './api-client.ts'
import { ignoreErrors } from './ignored-errors.ts'

type Items = readonly BasketItemInput[]

/** Lines that one address names: some 8 kB of the 16 that a server reads before it says 431. */
const NAMED = 600

/** The calls that `@isp/session` makes by itself. It shows their failures, so none of them brings a popup. */
export const createSessionCalls = (api: ApiClient) => ({
  refresh: (input: { client_id: string; refreshToken: string }): Promise<TokenPair> =>
    unwrap(api.POST('/api/auth/token/refresh', { body: input, ...ignoreErrors() })),
  logout: (input: { refreshToken?: string }): Promise<unknown> =>
    unwrap(api.POST('/api/auth/logout', { body: input, ...ignoreErrors() })),
  currentUser: (): Promise<User> => unwrap(api.GET('/api/user/me', ignoreErrors())),
  saveSettings: (input: ChangeSettingsInput): Promise<unknown> =>
    unwrap(api.POST('/api/user/settings', { body: input, ...ignoreErrors() })),
  basket: (): Promise<Basket> => unwrap(api.GET('/api/sale/basket/v2', ignoreErrors())),
  addToBasket: (items: Items): Promise<BasketChange> =>
    unwrap(
      api.POST('/api/sale/basket/v2', {
        params: { header: { 'idempotency-key': randomUuid() } },
        body: { items: [...items] },
        ...ignoreErrors(),
      }),
    ),
  changeLine: (productId: number, quantityOrdered: number): Promise<BasketChange> =>
    unwrap(
      api.PUT('/api/sale/basket/{id}', {
        params: { path: { id: productId } },
        body: { quantityOrdered },
        ...ignoreErrors(),
      }),
    ),
  removeLine: (productId: number): Promise<BasketChange> =>
    unwrap(
      api.DELETE('/api/sale/basket/{id}', {
        params: { path: { id: productId } },
        ...ignoreErrors(),
      }),
    ),
  removeLines: async function removeLines(ids: readonly number[]): Promise<BasketChange> {
    const change = await unwrap(
      api.DELETE('/api/sale/basket/v2', {
        params: { query: { ids: ids.slice(0, NAMED).join() } },
        ...ignoreErrors(),
      }),
    )
    if (ids.length <= NAMED) return change
    const rest = await removeLines(ids.slice(NAMED))
    return {
      ...rest,
      lines: [...change.lines, ...rest.lines],
      removed: [...(change.removed ?? []), ...(rest.removed ?? [])],
    }
  },
  mergeBasket: ({ mergeId, items }: { mergeId: string; items: Items }): Promise<BasketChange> =>
    unwrap(
      api.POST('/api/sale/basket/merge', {
        body: { action: 'merge', mergeId, items: [...items] },
        ...ignoreErrors(),
      }),
    ),
  calculate: (items: Items): Promise<Basket> =>
    unwrap(
      api.POST('/api/sale/basket/calc/v2', { body: { items: [...items] }, ...ignoreErrors() }),
    ),
  calculateSmall: (items: Items): Promise<SmallBasket> =>
    unwrap(
      api.POST('/api/sale/basket/calc/small', { body: { items: [...items] }, ...ignoreErrors() }),
    ),
})
