import type { ClientBase } from 'pg'
import { copyRows, mapped } from '../../kernel/copy-rows.ts'
import type { PriceRow } from '../../search/source.ts'

/** All prices in roubles, for the index of the catalogue; amounts in kopecks. */
export const readPrices = (client: ClientBase): AsyncGenerator<PriceRow[]> =>
  mapped(
    copyRows(client, 'select product_id, price_type_id, amount from price'),
    ([productId, priceTypeId, amount]) => ({
      productId: Number(productId),
      priceTypeId: Number(priceTypeId),
      amount: Number(amount),
    }),
  )
