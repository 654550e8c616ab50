import { unwrap } from '@isp/api-client'
import type { BasketLine, ChangeLinesInput } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { isSignedIn, useStanding } from '@isp/session'
import { Button, fitQuantity, parseQuantity, TextField } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { linesToolsMessages as messages } from './lines-tools.messages.ts'

type Items = ChangeLinesInput['items']
/** `before`: what the lines held; null when it is they that come back. */
type Wish = { items: Items; before: Items | null; raised: number }

/** As for lines that were taken out. */
const UNDO_MS = 15_000

/** Each line as its product may be ordered (D21); what cannot be ordered now keeps its quantity. */
const wishOf = (lines: readonly BasketLine[], quantity: number): Wish => {
  const set = lines.flatMap(({ productId, product, problem, quantityOrdered: before }) => {
    if (!product || problem) return []
    const { minOrderQuantity: minimum, multiplicity } = product
    const after = fitQuantity(quantity, { minimum, multiplicity })
    return [{ productId, before, after }]
  })
  return {
    items: set.map(({ productId, after }) => ({ productId, quantityOrdered: after })),
    before: set.map(({ productId, before }) => ({ productId, quantityOrdered: before })),
    raised: set.filter(({ after }) => after > quantity).length,
  }
}

/** One quantity for all chosen lines: of an account in one call, all of them or none. */
export const BulkQuantity = ({ lines }: { lines: readonly BasketLine[] }) => {
  const { api, session } = useRemoteContext()
  const isAccount = isSignedIn(useStanding())
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const change = useChange<Wish, unknown>({
    saysFailure: 'popup',
    readsBasket: true,
    send: async ({ items }, marks) => {
      const basket = session.basket.getState()
      if (!isAccount) {
        const set = items.map((item) => basket.change(item.productId, item.quantityOrdered))
        return Promise.all(set)
      }
      try {
        return await unwrap(api.PUT('/api/sale/basket/v2', { body: { items }, ...marks }))
      } finally {
        await basket.refresh()
      }
    },
    success: (_set, { items, before, raised }) =>
      before
        ? {
            text: messages.quantitySet(items.length, raised),
            visibleMs: UNDO_MS,
            button: {
              text: messages.undo,
              onClick: () => change.run({ items: before, before: null, raised: 0 }),
            },
          }
        : { text: messages.quantityBack },
    onDone: () => setText(''),
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const quantity = parseQuantity(text)
    const wish = quantity ? wishOf(lines, quantity) : null
    setWrong(!quantity)
    if (wish && wish.items.length > 0) change.run(wish)
  }
  return (
    <form className="bulk" noValidate onSubmit={handleSubmit}>
      <TextField
        label={messages.quantity}
        isLabelHidden
        placeholder={messages.quantityShort}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={isWrong ? messages.quantityWrong : undefined}
        onChange={({ target }) => {
          setText(target.value)
          setWrong(false)
        }}
      />
      <Button type="submit" variant="secondary" isLoading={change.isPending}>
        {messages.setQuantity}
      </Button>
    </form>
  )
}
