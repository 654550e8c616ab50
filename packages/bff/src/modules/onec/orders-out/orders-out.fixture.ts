import {
  type Element,
  every,
  readXml,
  textOf,
} from '../../../commerce-ml/sale/sale-schema.fixture.ts'
import { databaseOf } from '../../../kernel/database.ts'
import { type OrdersShop, openOrdersShop } from '../../order/changes/order-changes.fixture.ts'
import {
  createOrdersOut,
  type OrdersOut,
  type OrdersReader,
  type OrdersSession,
} from './orders-out.service.ts'

export type OutShop = OrdersShop & {
  out: OrdersOut
  reader: OrdersReader
  /** A session of the access; `version` as the newer module names it. */
  session(version?: string | null, reader?: OrdersReader): Promise<OrdersSession>
  /** An account of another source with an access of its own. */
  another(source: string): Promise<OrdersReader>
  /** Documents of a portion by their numbers. */
  ask(session: OrdersSession, reader?: OrdersReader): Promise<Map<string, Element>>
  forget(): Promise<void>
}

/** A shop with buyers and a 1C that takes their orders. */
export const openOutShop = async (
  options: Parameters<typeof openOrdersShop>[0] = {},
): Promise<OutShop> => {
  const shop = await openOrdersShop(options)
  const { pool } = shop
  await pool.query(
    `update company set kpp = '623001001', legal_address = '390000, Рязань, Ленина, 1' where id = 1`,
  )
  const out = createOrdersOut({
    database: databaseOf(pool),
    seller: null,
    now: () => new Date('2026-11-25T10:00:00Z'),
  })

  const another = async (source: string): Promise<OrdersReader> => {
    const { rows } = await pool.query(
      `with account as (insert into exchange_account (source, name) values ($1, $1) returning id)
       insert into onec_access (account_id, login, password_hash, created_by, created_at)
       select id, 'access-' || $1, 'hash', 'test', now() - interval '1 minute' from account returning account_id as id`,
      [source],
    )
    return { accountId: rows[0].id, source, soleTrader: 'person' }
  }
  const reader = await another('1c')

  const session: OutShop['session'] = async (version = null, { accountId } = reader) => {
    const { rows } = await pool.query(
      `insert into onec_session (access_id, token_hash, version)
       select id, gen_random_uuid()::text, $2 from onec_access where account_id = $1 returning id`,
      [accountId, version],
    )
    return { id: rows[0].id, version }
  }

  return {
    ...shop,
    ...{ out, reader, session, another },
    ask: async (own, by = reader) => {
      const { xml, count } = await out.query(by, own)
      const documents = every(readXml(xml), 'Документ')
      if (documents.length !== count)
        throw new Error(`${count} counted, ${documents.length} written`)
      return new Map(documents.map((one) => [textOf(one, 'Номер') ?? '', one]))
    },
    forget: async () => {
      await shop.reset()
      await pool.query('truncate onec_order; delete from onec_session')
    },
  }
}
