import { randomUUID } from 'node:crypto'
import { contextHeaders } from '@isp/contract'
import {
  type Answer,
  agreements,
  bearer,
  companies,
  type Input,
  openShop,
  type Person,
  password,
  type Shop,
} from '../auth/people.fixture.ts'

type Headers = Record<string, string>
type Context = { company?: string; agreement?: string }

const alfa: Context = { company: companies.alfa, agreement: agreements.partner }

/** A signed-in person who calls the API, with a company and an agreement if the context names them. */
export type Visitor = {
  headers: Headers
  call(id: Parameters<Shop['call']>[0], input?: Input): Promise<Answer>
  add(productId: number, quantityOrdered: number): Promise<Answer>
  order(expectedTotal: number, change?: object, key?: string): Promise<Answer>
}

export const checkoutBody = {
  deliveryMethod: 'pickup',
  contact: { name: 'Анна Волкова', phone: '+7 (831) 200-00-00', email: 'anna@example.com' },
}

export type BuyersShop = Shop & {
  visitor(person: Person, context?: Context): Promise<Visitor>
  /** Creates `size` new buyers of «Альфа». */
  crowd(size: number): Promise<Visitor[]>
}

export const openBuyersShop = async (
  options: Parameters<typeof openShop>[0] = {},
): Promise<BuyersShop> => {
  const shop = await openShop(options)
  const visitorOf = (token: Headers, { company, agreement }: Context): Visitor => {
    const headers = {
      ...token,
      ...(company ? { [contextHeaders.company]: company } : {}),
      ...(agreement ? { [contextHeaders.agreement]: agreement } : {}),
    }
    const call: Visitor['call'] = (id, input = {}) =>
      shop.call(id, { ...input, headers: { ...headers, ...input.headers } })
    return {
      headers,
      call,
      add: (productId, quantityOrdered) =>
        call('addToBasket', { body: { items: [{ productId, quantityOrdered }] } }),
      order: (expectedTotal, change = {}, key = randomUUID()) =>
        call('createOrder', {
          headers: { 'idempotency-key': key },
          body: { ...checkoutBody, expectedTotal, ...change },
        }),
    }
  }
  return {
    ...shop,
    visitor: async (person, context = alfa) =>
      visitorOf(bearer(await shop.signIn(person)), context),
    crowd: async (size) => {
      await shop.pool.query(
        `with made as (
           insert into account (id, login, password_hash, status)
           select 1000 + n, 'crowd' || n || '@example.com', (select password_hash from account where id = 2), 'ACTIVE'
             from generate_series(1, $1::int) n returning id)
         insert into company_member (company_id, account_id, role) select 1, id, 'buyer' from made`,
        [size],
      )
      const visitors: Visitor[] = []
      for (let number = 1; number <= size; number += 1) {
        const { body } = await shop.call('loginV2', {
          body: { login: `crowd${number}@example.com`, password, client_id: 'visitor-0001' },
        })
        visitors.push(visitorOf(bearer(body), alfa))
      }
      return visitors
    },
  }
}
