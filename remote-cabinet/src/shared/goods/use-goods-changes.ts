import { unwrap } from '@isp/api-client'
import type { ProductCard } from '@isp/contract'
import { priceAt } from '@isp/contract/price-steps'
import { draftUrls, urls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { formatDateShort, momentHere } from '@isp/i18n'
import { useNavigate } from '@isp/router'
import { fitQuantity } from '@isp/ui'
import type { ReactNode } from 'react'
import { draftKeys } from '../draft/draft.queries.ts'
import { goodsMessages as messages } from './goods.messages.ts'

/** `wanted`: how many of it are put into the basket, as near as it is sold. */
export type Good = { product: ProductCard; wanted: number }

/** `note` stands below the name, `move` below the price. */
export type ListedGood = Good & { note?: ReactNode; move?: ReactNode }

export const quantityOf = ({ product, wanted }: Good): number =>
  fitQuantity(wanted, { minimum: product.minOrderQuantity, multiplicity: product.multiplicity })

/** Puts goods into the basket, and says how many came in. */
export const useAddGoods = () => {
  const { session } = useRemoteContext()
  const navigate = useNavigate()
  return useChange({
    saysFailure: 'popup',
    send: async (goods: readonly Good[]) => {
      const basket = session.basket.getState()
      const changes = await Promise.all(
        goods.map((good) => {
          const { product } = good
          const quantity = quantityOf(good)
          const unitPrice = product.price ? priceAt(product.price, quantity) : 0
          return basket.add(product.id, quantity, { unitPrice })
        }),
      )
      return changes.filter((change) => change !== null).length
    },
    onDone: (count) => {
      if (count === 0) return
      session.notify({
        variant: 'success',
        text: messages.added(count),
        button: { text: messages.toBasket, onClick: () => void navigate(urls.basket()) },
      })
    },
  })
}

/** What can be done with goods of a list. `title`: what a draft of them is called, beside its day. */
export const useGoodsChanges = (title: string) => {
  const { api } = useRemoteContext()
  const navigate = useNavigate()
  const addToBasket = useAddGoods()
  const keepAsDraft = useChange({
    saysFailure: 'popup',
    send: (goods: readonly Good[], marks) => {
      const today = formatDateShort(momentHere(new Date().toISOString()))
      const items = goods.map((good) => ({
        productId: good.product.id,
        quantityOrdered: quantityOf(good),
      }))
      const body = { name: messages.draftName(title, today), items }
      return unwrap(api.POST('/api/sale/v2/basket/draft', { body, ...marks }))
    },
    invalidates: () => [draftKeys.lists],
    success: ({ id, name }) => ({
      text: messages.draftSaved(name),
      button: { text: messages.openDraft, onClick: () => void navigate(draftUrls.draft(id)) },
    }),
  })
  return { addToBasket, keepAsDraft }
}
