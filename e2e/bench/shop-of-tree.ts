import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { startShop } from '../fixtures/shop.ts'

type ShopFixture = { startShop: typeof startShop }

/** The product count and log level of a first `npm start` (an older shop may have its own), without rate limits. */
const asStarted = { DEMO_PRODUCTS: '5000', LOG_LEVEL: 'info', RATE_LIMIT: '0' }

/**
 * The shop that a bench asks: of this checkout, or of the one in `BENCH_TREE`, installed and built, which
 * `bench -- compare` names.
 */
export const startBenchShop: typeof startShop = async (variables = {}) => {
  const tree = process.env.BENCH_TREE ?? path.resolve(import.meta.dirname, '../..')
  const { startShop: start } = (await import(
    pathToFileURL(path.join(tree, 'e2e/fixtures/shop.ts')).href
  )) as ShopFixture
  const blobs = process.env.BLOB_DIR
  return start({ ...asStarted, ...(blobs ? { BLOB_DIR: blobs } : {}), ...variables })
}
