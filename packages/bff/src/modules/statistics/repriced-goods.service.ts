import type { Repriced, RepricedQuery } from '@isp/contract'
import type { Member } from '../../kernel/http/caller.ts'
import type { Shared } from '../../kernel/module.ts'
import { pageAnswer, windowOf } from '../../kernel/page.ts'
import type { CatalogLists } from '../goods/lists/catalog-lists.service.ts'
import { selectRepricedGoods } from './repriced-goods.sql.ts'

type Ports = Pick<Shared, 'database' | 'now'> & { catalog: { lists: CatalogLists } }

export type RepricedGoods = {
  /** @throws AppError PAGE_NOT_FOUND past the end */
  repricedGoods(caller: Member, query: RepricedQuery): Promise<Repriced>
}

export const createRepricedGoods = ({ database, catalog, now }: Ports): RepricedGoods => ({
  repricedGoods: async ({ account, company, agreement }, query) => {
    const priceTypeId = agreement?.priceTypeId ?? null
    const reader = { accountId: account.id, companyId: company.id, priceTypeId }
    const asked = { place: query.in ?? null, ...windowOf(query) }
    const { items, total } = await selectRepricedGoods(database, reader, now(), asked)
    const cards = await catalog.lists.cards(
      items.map(({ id }) => id),
      priceTypeId,
    )
    const cardOf = new Map(cards.map((card) => [card.id, card]))
    const goods = items.flatMap(({ id, changedAt, ...change }) => {
      const product = cardOf.get(id)
      return product ? [{ product, ...change, changedAt: new Date(changedAt).toISOString() }] : []
    })
    return pageAnswer(goods, total, query)
  },
})
