import { demoCatalog } from '@isp/demo-data'
import pg from 'pg'
import { migrate } from '../../composition/migrations.ts'
import { loadCatalog } from '../../load/index.ts'

/** Arrivals are counted from a fixed day, so that two runs measure the same rows. */
const DATE = '2026-11-21'

export type BenchDatabase = {
  url: string
  name: string
  pool: pg.Pool
  /** Null when the database already existed. */
  loadMs: number | null
}

const urlOf = (serverUrl: string, database: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

const countProducts = async (pool: pg.Pool): Promise<number> =>
  (await pool.query<{ count: number }>('select count(*)::int as count from product')).rows[0]
    ?.count ?? 0

/**
 * Creates `isp_bench_<products>` on the server of the URL: the demo catalogue without its files, kept for the next run.
 */
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
  let loadMs: number | null = null
  if ((await countProducts(pool)) < products) {
    onPreparing(name)
    const startedAt = performance.now()
    const batches = demoCatalog({ products, seed: 1, date: DATE, onPicture: () => {} })
    await loadCatalog(pool, batches, { mode: 'full' })
    loadMs = Math.round(performance.now() - startedAt)
    await pool.query('vacuum analyze')
  }
  return { url, name, pool, loadMs }
}
