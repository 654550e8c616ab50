import { fileURLToPath } from 'node:url'

/** Requisites of a seller who does not exist (D51), with the pictures beside them. */
export const demoSellerFile = fileURLToPath(new URL('../seller/seller.json', import.meta.url))
