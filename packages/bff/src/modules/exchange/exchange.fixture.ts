import type { ExchangeEntityName, endpoints } from '@isp/contract'
import { type Answer, openShop, type Shop } from '../auth/people.fixture.ts'
import { createKey, hashOfKey, hintOf } from './exchange-key.ts'

type Options = { key?: string; run?: string; isLast?: boolean }
type Action = 'import' | 'sync' | 'delete'

export type Exchange = {
  shop: Shop
  /** A key of an account with its own namespace of ids; default account `1c`. */
  keyOf(source: string): Promise<string>
  send(
    call: `${Action}:${ExchangeEntityName}`,
    records: readonly unknown[],
    options?: Options & { source?: string },
  ): Promise<Answer>
  /** Outcomes of the records of a call, in their order. */
  outcomes(
    call: `${Action}:${ExchangeEntityName}`,
    records: readonly unknown[],
    source?: string,
  ): Promise<string[]>
}

/** A shop with an accounting system that has a key. */
export const openExchange = async (
  change: Parameters<typeof openShop>[0] = {},
): Promise<Exchange> => {
  return exchangeOf(await openShop(change))
}

/** The same for an existing shop. */
export const exchangeOf = async (shop: Shop): Promise<Exchange> => {
  // moves the sequences past the fixed ids of the test catalogue
  for (const table of ['section', 'brand', 'property', 'product', 'price_type', 'warehouse'])
    await shop.pool.query(`alter table ${table} alter column id restart with 1000`)
  const keys = new Map<string, string>()

  const keyOf: Exchange['keyOf'] = async (source) => {
    const key = keys.get(source) ?? createKey()
    if (!keys.has(source)) {
      await shop.pool.query(
        `with account as (
           insert into exchange_account (source, name) values ($1, $1)
           on conflict (source) do update set name = excluded.name returning id)
         insert into exchange_key (account_id, hash, hint, created_by) select id, $2, $3, 'test' from account`,
        [source, hashOfKey(key), hintOf(key)],
      )
      keys.set(source, key)
    }
    return key
  }

  const send: Exchange['send'] = async (call, records, { key, source = '1c', ...body } = {}) =>
    shop.call(call as keyof typeof endpoints, {
      body: { records, ...body },
      headers: {
        authorization: `Bearer ${await keyOf(source)}`,
        ...(key ? { 'idempotency-key': key } : {}),
      },
    })

  return {
    shop,
    keyOf,
    send,
    outcomes: async (call, records, source = '1c') => {
      const { status, body } = await send(call, records, { source })
      if (status !== 200) throw new Error(`${call}: ${status} ${JSON.stringify(body)}`)
      return body.results.map(({ outcome }: { outcome: string }) => outcome)
    },
  }
}
