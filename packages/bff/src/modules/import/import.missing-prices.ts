import type { PoolClient } from 'pg'
import type { PriceTypePlan } from '../../commerce-ml/index.ts'
import { countOtherPrices, countUnpriced } from '../pricing/unpriced-goods.service.ts'
import { commandOf } from './import.command.ts'
import { importMessages as messages } from './import.messages.ts'
import type { ImportWish } from './import.wish.ts'

const TYPES = 3

type Wanted = {
  /** Ids of the imported catalogues in the shop. */
  catalogs: readonly string[]
  fed: PriceTypePlan['fed']
  run: ImportWish
}

/** Lines about products of the export without a visible price; empty when there are none. */
export const describeMissingPrices = async (
  client: PoolClient,
  { catalogs, fed, run }: Wanted,
): Promise<string[]> => {
  const { without, total } = await countUnpriced(client, catalogs)
  if (without === 0) return []
  const others = await countOtherPrices(client, {
    catalogs,
    types: fed.map(({ id }) => id),
    limit: TYPES,
  })
  const ways = others.map(({ id, count }) => {
    const name = fed.find((type) => type.id === id)?.name ?? id
    return messages.mendBasePrice(count, name, commandOf(run, name))
  })
  return [
    messages.noBasePrice(without, total),
    ...(ways.length > 0 ? ways : [messages.noPricesAtAll]),
  ]
}
