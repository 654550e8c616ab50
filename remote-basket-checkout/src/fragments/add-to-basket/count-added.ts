import type { ProductCard } from '@isp/contract'
import type { Session } from '@isp/session'
import { addToBasketMessages as messages } from './add-to-basket.messages.ts'

/** Goods that are added with longer pauses, in milliseconds, are not one walk through a list. */
const PAUSE_MS = 60_000

let added = { at: 0, goods: 0, sum: 0, popup: '' }

/** Says how many goods were just added one after another, and their total in kopecks at the prices shown. */
export const countAdded = ({ popups }: Session, { price }: ProductCard, quantity: number): void => {
  const at = Date.now()
  if (at - added.at > PAUSE_MS) added = { at, goods: 0, sum: 0, popup: '' }
  const goods = added.goods + 1
  const sum = added.sum + (price?.amount ?? 0) * quantity
  const { close, notify } = popups.getState()
  close(added.popup)
  if (goods > 1) notify({ variant: 'success', text: messages.added(goods, sum) })
  added = { at, goods, sum, popup: popups.getState().items.at(-1)?.uuid ?? '' }
}
