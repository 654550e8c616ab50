import { randomUUID } from 'node:crypto'
import {
  basketSchema,
  checkoutSchema,
  contextHeaders,
  type Order,
  orderSchema,
  tokenPairSchema,
  userSchema,
} from '@isp/contract'
import { demoPassword } from '@isp/demo-data'

type Answer = { status: number; body: unknown }

/** A demo account that talks to the API as its browser would, with its first company and agreement. */
export type Buyer = {
  login: string
  /** Product and quantity of each line. */
  readBasket: () => Promise<string>
  /** The basket has these goods and nothing else. */
  fillBasket: (productIds: readonly number[]) => Promise<void>
  /** What an order of this basket has to say. */
  writeOrder: () => Promise<object>
  /** Null when no answer came. */
  order: (key: string, body: object) => Promise<{ status: number; order: Order | null } | null>
}

const PICKUP = 'pickup'

const read = async (response: Response): Promise<Answer> => {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return { status: response.status, body: isJson ? JSON.parse(text) : text }
}

/** @throws Error when the shop refuses what is always allowed */
export const signInBuyer = async (origin: string, login: string): Promise<Buyer> => {
  let headers: Record<string, string> = {}
  const call = async (method: string, path: string, body?: object, more = {}): Promise<Answer> =>
    read(
      await fetch(`${origin}/bff/api${path}`, {
        method,
        headers: {
          ...headers,
          ...more,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    )
  const good = async (...[method, path, body]: Parameters<typeof call>): Promise<unknown> => {
    const answer = await call(method, path, body)
    if (answer.status === 200) return answer.body
    throw new Error(`${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`)
  }
  const credentials = { login, password: demoPassword, client_id: randomUUID() }
  const { accessToken } = tokenPairSchema.parse(await good('POST', '/auth/login/v2', credentials))
  headers = { authorization: `Bearer ${accessToken}` }
  const [company] = userSchema.parse(await good('GET', '/user/me')).companies
  headers = {
    ...headers,
    [contextHeaders.company]: company?.uuid ?? '',
    [contextHeaders.agreement]: company?.agreements[0]?.uuid ?? '',
  }
  return {
    login,
    readBasket: async () => {
      const { in_basket } = basketSchema.parse(await good('GET', '/sale/basket/v2'))
      return in_basket.map((line) => `${line.productId}×${line.quantityOrdered}`).join(' ')
    },
    fillBasket: async (productIds) => {
      await good('DELETE', '/sale/basket/clear')
      const items = productIds.map((productId) => ({ productId, quantityOrdered: 1 }))
      await good('POST', '/sale/basket/v2', { items })
    },
    writeOrder: async () => {
      const { basket, contact } = checkoutSchema.parse(await good('GET', '/sale/checkout'))
      const phone = contact.phone || '+7 (912) 345-67-89'
      return {
        deliveryMethod: PICKUP,
        contact: { ...contact, phone },
        expectedTotal: basket.total,
      }
    },
    order: async (key, body) => {
      const sent = call('POST', '/sale/order', body, { 'idempotency-key': key })
      const answer = await sent.catch(() => null)
      if (answer === null) return null
      const { status } = answer
      return { status, order: status === 200 ? orderSchema.parse(answer.body) : null }
    },
  }
}
