import { unwrap } from '@isp/api-client'
import { randomUuid } from '@isp/contract/random-uuid'
import { type CallMarks, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { isSignedIn, useStanding } from '@isp/session'
import { useRef } from 'react'
import { type TypedLine, unitPriceOf } from './typed-lines.ts'

/**
 * All that was typed goes into the basket at once: of an account in one call, whose repetition after a lost answer counts
 * once (D50); of this browser line by line, each in storage before the first answer.
 */
export const useAddTyped = (onAdded: (lines: readonly TypedLine[]) => void) => {
  const { api, session } = useRemoteContext()
  const isAccount = isSignedIn(useStanding())
  const attempt = useRef<{ body: string; mergeId: string } | null>(null)

  const addToAccount = async (lines: readonly TypedLine[], marks: CallMarks): Promise<void> => {
    const items = lines.map(({ product, quantity }) => ({
      productId: product.id,
      quantityOrdered: quantity,
    }))
    const body = JSON.stringify(items)
    if (attempt.current?.body !== body) attempt.current = { body, mergeId: randomUuid() }
    const { mergeId } = attempt.current
    await unwrap(
      api.POST('/api/sale/basket/merge', {
        body: { action: 'merge', items, mergeId },
        ...marks,
      }),
    )
    attempt.current = null
    await session.basket.getState().refresh()
  }

  /** Resolves to those that the basket took. */
  const addHere = async (lines: readonly TypedLine[]): Promise<readonly TypedLine[]> => {
    const { add } = session.basket.getState()
    const changes = await Promise.all(
      lines.map((line) => add(line.product.id, line.quantity, { unitPrice: unitPriceOf(line) })),
    )
    return lines.filter((_, at) => changes[at] !== null)
  }

  return useChange({
    saysFailure: 'popup',
    send: async (lines: readonly TypedLine[], marks) => {
      if (!isAccount) return addHere(lines)
      await addToAccount(lines, marks)
      return lines
    },
    onDone: onAdded,
  })
}
