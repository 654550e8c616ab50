import { fileURLToPath } from 'node:url'

/** A seller who does not exist, for a shop whose `SELLER` names no other. */
export const demoSellerFile = fileURLToPath(
  new URL('../../../../../demo-data/seller/seller.json', import.meta.url),
)
