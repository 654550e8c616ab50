import { fileURLToPath } from 'node:url'

/** A seller who does not exist, for shops of tests. */
export const demoSellerFile = fileURLToPath(
  new URL('../../../../demo-data/seller/seller.json', import.meta.url),
)
