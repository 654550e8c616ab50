import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ProductsQuery } from '@isp/contract'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCatalog } from './catalog.fixture.ts'

/** Two server processes over one database, as behind a load balancer. */
const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
const servers: { child: ChildProcess; port: number }[] = []
let database: TestDatabase
let folder: string

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

const list = async (port: number, query: ProductsQuery): Promise<number[]> => {
  const answer = await fetch(`http://127.0.0.1:${port}/bff/api/catalog/products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ section: 'tools', ...query }),
  })
  const { items } = (await answer.json()) as { items: { id: number }[] }
  return items.map(({ id }) => id)
}

const start = async (): Promise<void> => {
  const port = await freePort()
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      BFF_PORT: String(port),
      INDEX_DIR: folder,
      LOG_LEVEL: 'fatal',
      LIMITS_FACTOR: '10',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  servers.push({ child, port })
}

/**
 * Polls until each server gives the list; a server that is still starting refuses the connection and is asked
 * again.
 */
const eachLists = async (query: ProductsQuery, ids: number[]): Promise<void> => {
  for (const { port } of servers) {
    await expect.poll(() => list(port, query)).toEqual(ids)
  }
}

beforeAll(async () => {
  database = await createTestDatabase()
  await insertCatalog(database.pool)
  folder = await mkdtemp(join(tmpdir(), 'isp-index-'))
  await Promise.all([start(), start()])
})
afterAll(async () => {
  for (const { child } of servers) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  await rm(folder, { recursive: true })
  await database.drop()
})

const inStock: ProductsQuery = { filters: [{ code: 'stock', values: ['now'] }], sort: 'name' }
const upTo = (to: number): ProductsQuery => ({ filters: [{ code: 'price', to }] })

test('новую цену видят оба процесса: в порядке списка и в фильтре', async () => {
  await eachLists({ sort: 'price-asc' }, [1, 2, 3])
  await eachLists(upTo(20_000), [1])
  await database.pool.query('update price set amount = 11000 where product_id = 2')
  await eachLists({ sort: 'price-asc' }, [2, 1, 3])
  await eachLists({ sort: 'price-desc' }, [1, 2, 3])
  await eachLists(upTo(11_500), [2])
})

test('новый остаток видят оба процесса', async () => {
  await eachLists(inStock, [3, 1])
  await database.pool.query('update stock set quantity = 1 where product_id = 2')
  await eachLists(inStock, [3, 1, 2])
  await database.pool.query('delete from stock where product_id = 3')
  await eachLists(inStock, [1, 2])
})
