import type { ProductCard } from '@isp/contract'
import { lineSum } from '@isp/contract/line-sums'
import { addToBasketReplay, readEarlierForm, takeHeldSubmit } from '@isp/federation/remote'
import { afterPaint, useBasket, useSession } from '@isp/session'
import { fitQuantity, parseQuantity, smallestQuantity } from '@isp/ui'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { addToBasketMessages as messages } from './add-to-basket.messages.ts'
import { countAdded } from './count-added.ts'

type Refs = {
  form: RefObject<HTMLFormElement | null>
  link: RefObject<HTMLAnchorElement | null>
}

/** Quantity before and after the product is in the basket, and what happens in between. */
export const useAdding = (card: ProductCard, { form, link }: Refs) => {
  const session = useSession()
  const inBasket = useBasket((state) => state.lines.get(card.id) ?? null)
  const isPending = useBasket((state) => state.pending.has(card.id))
  const rule = { minimum: card.minOrderQuantity, multiplicity: card.multiplicity }
  const replayKey = addToBasketReplay(card.id)
  const [earlier] = useState(() => readEarlierForm(replayKey))
  const wishedEarlier = (): number => {
    const typed = parseQuantity(earlier.valueOf('quantity'))
    return typed === null ? smallestQuantity(rule) : fitQuantity(typed, rule)
  }
  const [wished, setWished] = useState(wishedEarlier)
  const followFocus = useRef(false)

  const add = async (asked: number): Promise<void> => {
    followFocus.current = true
    const quantity = fitQuantity(asked, rule)
    const unitPrice = card.price?.amount ?? 0
    const change = await session.basket.getState().add(card.id, quantity, { unitPrice })
    const line = change?.lines.find(({ productId }) => productId === card.id)
    // the basket knows the price of this quantity (D49); without an answer the price shown
    if (change !== null) countAdded(session, line?.sum ?? lineSum(unitPrice, quantity))
    if (line && line.raisedFrom !== null) {
      session.notify({
        variant: 'info',
        label: card.name,
        text: messages.raised(line.quantityOrdered, card.unit),
      })
    }
  }

  useLayoutEffect(() => {
    form.current?.setAttribute('data-hydrated', '')
    const focused = earlier.focused()
    if (focused !== null) {
      const place = focused === 'button' ? 'button[type="submit"]' : 'input'
      form.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
    }
    // what was typed while this was being drawn
    const last = wishedEarlier()
    setWished(last)
    if (takeHeldSubmit(replayKey)) void add(last)
  }, [])

  // The pressed button gives way to a link: the keyboard goes with it, once the link is painted.
  useEffect(() => {
    if (inBasket === null || !followFocus.current) return
    followFocus.current = false
    void afterPaint().then(() => {
      const { activeElement, body } = document
      if (activeElement === body) link.current?.focus({ preventScroll: true })
    })
  }, [inBasket, link])

  return {
    quantity: inBasket ?? wished,
    isInBasket: inBasket !== null,
    isTyped: inBasket === null && wished !== smallestQuantity(rule),
    isPending,
    rule,
    add,
    change: (quantity: number): void => {
      if (inBasket === null) setWished(quantity)
      else void session.basket.getState().change(card.id, quantity)
    },
  }
}
