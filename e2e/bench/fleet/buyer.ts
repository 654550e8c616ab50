import { randomUUID } from 'node:crypto'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import {
  checkoutSchema,
  contextHeaders,
  orderSchema,
  tokenPairSchema,
  userSchema,
} from '@isp/contract'
import { demoPassword } from '@isp/demo-data'
import { sessionCookies } from '@isp/session/cookies'

type Call = {
  method?: string
  path: string
  body?: object | undefined
  headers?: Record<string, string>
}
type Answer = { status: number; text: string; headers: IncomingHttpHeaders }

/** What became of what one buyer did. */
export type Trip = {
  pages: number
  calls: number
  /** What failed: when, what, how. */
  failures: { at: number; what: string }[]
  /** Keys of orders that the shop has confirmed, with their numbers. */
  orders: Map<string, string>
  pageMs: number[]
}

/** A client at an address of its own; as a browser it sends again what met a kept connection that had just been closed. */
const createClient = (origin: string, address: string) => {
  const agent = new Agent({ keepAlive: true, localAddress: address, maxSockets: 4 })
  const once = ({ method = 'GET', path, body, headers = {} }: Call): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const text = body && JSON.stringify(body)
      const sent = request(`${origin}${path}`, {
        method,
        agent,
        headers: {
          ...headers,
          ...(text && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
        },
      })
      sent.once('response', (response) => {
        let received = ''
        response.setEncoding('utf8')
        response.on('data', (part) => (received += part))
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, text: received, headers: response.headers }),
        )
        response.once('error', reject)
      })
      sent.once('error', (error) => reject(Object.assign(error, { isReused: sent.reusedSocket })))
      sent.end(text)
    })
  return {
    send: (call: Call): Promise<Answer> =>
      once(call).catch((error: Error & { code?: string; isReused?: boolean }) => {
        if (error.isReused && error.code === 'ECONNRESET') return once(call)
        throw error
      }),
    close: () => agent.destroy(),
  }
}

export type Buyer = {
  trip: Trip
  /** Clicks through the shop and orders until it is told to stop. */
  shop: (isOver: () => boolean, pause: () => Promise<void>) => Promise<void>
  /** Opens the page of one product after another, for measuring: pages that are kept would be measured otherwise. */
  look: (at: number) => Promise<void>
  close: () => void
}

const LIST = '/catalog/sverla-c-h/'
const PICKUP = 'pickup'

/** @throws Error when the account is not let in */
export const signInBuyer = async (
  origin: string,
  login: string,
  address: string,
): Promise<Buyer> => {
  const client = createClient(origin, address)
  const clientId = randomUUID()
  const trip: Trip = { pages: 0, calls: 0, failures: [], orders: new Map(), pageMs: [] }
  let headers: Record<string, string> = {}
  let cookie = ''
  const slugs: string[] = []
  const fail = (what: string): void => void trip.failures.push({ at: performance.now(), what })

  const call = async (
    method: string,
    path: string,
    body?: object,
    more = {},
  ): Promise<Answer | null> => {
    trip.calls += 1
    const what = `${method} ${path}`
    try {
      const answer = await client.send({
        method,
        path: `/bff/api${path}`,
        body,
        headers: { ...headers, ...more },
      })
      if (answer.status < 400) return answer
      // a basket that others have changed meanwhile is no failure of the shop
      if (answer.status < 500 && answer.status !== 429) return null
      fail(`${what}: ${answer.status} ${answer.text.slice(0, 80)}`)
    } catch (error) {
      fail(`${what}: ${(error as { code?: string }).code ?? String(error)}`)
    }
    return null
  }
  const page = async (path: string): Promise<string> => {
    trip.pages += 1
    const from = performance.now()
    try {
      const answer = await client.send({ path, headers: { cookie, accept: 'text/html' } })
      trip.pageMs.push(performance.now() - from)
      // a page that lacks its content says so
      if (answer.status === 200 && !answer.text.includes('Не удалось загрузить')) return answer.text
      fail(`page ${path}: ${answer.status}`)
    } catch (error) {
      fail(`page ${path}: ${(error as { code?: string }).code ?? String(error)}`)
    }
    return ''
  }
  const order = async (): Promise<void> => {
    const asked = await call('GET', '/sale/checkout')
    if (!asked) return
    const { basket, contact } = checkoutSchema.parse(JSON.parse(asked.text))
    if (basket.in_basket.length === 0) return
    const key = randomUUID()
    const body = {
      deliveryMethod: PICKUP,
      contact: { ...contact, phone: contact.phone || '+7 (912) 345-67-89' },
      expectedTotal: basket.total,
    }
    const answer = await call('POST', '/sale/order', body, { 'idempotency-key': key })
    if (answer?.status === 200) {
      trip.orders.set(key, String(orderSchema.parse(JSON.parse(answer.text)).id))
    }
  }

  const credentials = { login, password: demoPassword, client_id: clientId }
  const signedIn = await call('POST', '/auth/login/v2', credentials)
  if (!signedIn) throw new Error(`${login} is not let in: ${trip.failures.at(-1)?.what}`)
  const tokens = tokenPairSchema.parse(JSON.parse(signedIn.text))
  headers = { authorization: `Bearer ${tokens.accessToken}` }
  const me = userSchema.parse(JSON.parse((await call('GET', '/user/me'))?.text ?? ''))
  const [company] = me.companies
  const agreement = company?.agreements[0]?.uuid ?? ''
  headers = {
    ...headers,
    [contextHeaders.company]: company?.uuid ?? '',
    [contextHeaders.agreement]: agreement,
  }
  cookie = Object.entries({
    [sessionCookies.accessToken]: tokens.accessToken,
    [sessionCookies.refreshToken]: tokens.refreshToken,
    [sessionCookies.clientId]: clientId,
    [sessionCookies.company]: company?.uuid ?? '',
    [sessionCookies.agreement]: agreement,
  })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')

  const add = async (productId: number): Promise<void> => {
    const items = [{ productId, quantityOrdered: 1 }]
    await call('POST', '/sale/basket/v2', { items }, { 'idempotency-key': randomUUID() })
  }

  return {
    trip,
    look: async (at) => {
      const slug = slugs[at % slugs.length]
      if (slug) await page(`/product/${slug}/?visit=${at}`)
    },
    shop: async (isOver, pause) => {
      for (let round = 1; !isOver(); round += 1) {
        await page('/')
        await pause()
        await page(LIST)
        await pause()
        const list = await call('POST', '/catalog/products', {
          section: 'sverla-c-h',
          page: 1 + (round % 3),
        })
        const goods = list
          ? (JSON.parse(list.text) as { items: { id: number; slug: string; available: number }[] })
              .items
          : []
        for (const { slug } of goods) if (!slugs.includes(slug)) slugs.push(slug)
        const chosen = goods[round % goods.length]
        if (chosen) {
          await page(`/product/${chosen.slug}/`)
          await pause()
          await add(chosen.id)
        }
        await page('/basket/')
        await pause()
        if (round % 2 === 0) await order()
        await pause()
      }
    },
    close: client.close,
  }
}
