import type { Session } from '@isp/session'
import { addToBasketMessages as messages } from './add-to-basket.messages.ts'

/** Goods that are added with longer pauses, in milliseconds, are not one walk through a list. */
const PAUSE_MS = 60_000

type Walk = { at: number; goods: number; sum: number; popup: string }
const walks = new WeakMap<Session, Walk>()

/** Says how many goods were just added one after another, and their total in kopecks; `newest` is the sum of the last one. */
export const countAdded = (session: Session, newest: number): void => {
  const at = Date.now()
  const last = walks.get(session)
  const before = last && at - last.at < PAUSE_MS ? last : { goods: 0, sum: 0, popup: '' }
  const goods = before.goods + 1
  const sum = before.sum + newest
  const { close, notify } = session.popups.getState()
  close(before.popup)
  let popup = ''
  if (goods > 1) {
    notify({ variant: 'success', text: messages.added(goods, sum) })
    popup = session.popups.getState().items.at(-1)?.uuid ?? ''
  }
  walks.set(session, { at, goods, sum, popup })
}
