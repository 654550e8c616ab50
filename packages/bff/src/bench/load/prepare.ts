import pg from 'pg'
import { migrate } from '../../composition/migrations.ts'
import { createKey, hashOfKey, hintOf } from '../../modules/exchange/exchange-key.ts'
import { prepareBenchDatabase } from '../catalog/database.ts'
import { loadBenchMessages as messages } from './bench.messages.ts'

const NAME = 'isp_bench_load'
export const SOURCES = ['1c', 'second'] as const
export type Source = (typeof SOURCES)[number]

type Options = { databaseUrl: string; products: number; say: (line: string) => void }

/** Copies the catalogue of that size, with its products divided between two accounting systems. */
export const prepareLoadBench = async ({ databaseUrl, products, say }: Options) => {
  const preparing = (name: string) => say(messages.preparing(name))
  const { pool: origin, name } = await prepareBenchDatabase(databaseUrl, products, preparing)
  await origin.end()
  preparing(NAME)
  const server = new pg.Client({ connectionString: databaseUrl })
  await server.connect()
  await server.query(`drop database if exists ${NAME} with (force)`)
  await server.query(`create database ${NAME} template ${name} strategy file_copy`)
  await server.end()
  const url = new URL(databaseUrl)
  url.pathname = `/${NAME}`
  await migrate({ url: url.href })
  const pool = new pg.Pool({ connectionString: url.href, max: 2, application_name: 'isp-bench' })
  await pool.query(
    `update product set external_id = case when id % 2 = 0 then '' else 'second|' end || 'b-' || id`,
  )
  await pool.query('vacuum analyze')
  const keys = new Map<Source, string>()
  for (const source of SOURCES) {
    const key = createKey()
    keys.set(source, key)
    await pool.query(
      `with account as (insert into exchange_account (source, name) values ($1, $1) returning id)
       insert into exchange_key (account_id, hash, hint, created_by) select id, $2, $3, 'bench' from account`,
      [source, hashOfKey(key), hintOf(key)],
    )
  }
  return { pool, url: url.href, keys }
}
