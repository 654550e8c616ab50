import { demoCatalog } from '@isp/demo-data'
import pg from 'pg'
import { loadCatalog } from '../../catalog-load/index.ts'
import { migrate } from '../../migrations.ts'

/** Arrivals are counted from a fixed day, so that two runs measure the same rows. */
const DATE = '2026-11-21'

export type BenchDatabase = { url: string; name: string; pool: pg.Pool; isNew: boolean }

const urlOf = (serverUrl: string, database: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

const countProducts = async (pool: pg.Pool): Promise<number> =>
  (await pool.query<{ count: number }>('select count(*)::int as count from product')).rows[0]
    ?.count ?? 0

/** `isp_bench_<products>` on the server of the URL: the demo catalogue without its files; kept for the next run. */
export const prepareBenchDatabase = async (
  serverUrl: string,
  products: number,
  onPreparing: (name: string) => void,
): Promise<BenchDatabase> => {
  const name = `isp_bench_${products}`
  const url = urlOf(serverUrl, name)
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  try {
    const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await server.query(`create database ${name}`)
  } finally {
    await server.end()
  }
  await migrate({ url })
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: 'isp-bench' })
  const isNew = (await countProducts(pool)) < products
  if (isNew) {
    onPreparing(name)
    const batches = demoCatalog({ products, seed: 1, date: DATE, onPicture: () => {} })
    await loadCatalog(pool, batches, { mode: 'full' })
    await pool.query('vacuum analyze')
  }
  return { url, name, pool, isNew }
}
