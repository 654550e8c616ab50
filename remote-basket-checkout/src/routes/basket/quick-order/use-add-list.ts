import { unwrap } from '@isp/api-client'
import { randomUuid } from '@isp/contract/random-uuid'
import { type CallMarks, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { itemsOf, type ListItem, type ListLine, linesSince } from './pasted-list.ts'
import { quickOrderMessages as messages } from './quick-order.messages.ts'
import type { QuickList } from './use-quick-list.ts'

type AddOptions = { isAccount: boolean; list: QuickList; onAdded: () => void }

/** All that is ready goes into the basket in one call; what is not stays in the list. */
export const useAddList = ({ isAccount, list, onAdded }: AddOptions) => {
  const { api, session } = useRemoteContext()

  const addToAccount = async (items: readonly ListItem[], marks: CallMarks): Promise<void> => {
    const sent = items.map(({ productId, quantityOrdered }) => ({ productId, quantityOrdered }))
    const body = JSON.stringify(sent)
    const { attempt } = list.list
    const mergeId = attempt?.body === body ? attempt.mergeId : randomUuid()
    list.change({ attempt: { mergeId, body } })
    await unwrap(
      api.POST('/api/sale/basket/merge', {
        body: { action: 'merge', items: sent, mergeId },
        ...marks,
      }),
    )
    await session.basket.getState().refresh()
  }

  /** Every line is in this browser's storage before the first answer. */
  const addHere = async (items: readonly ListItem[]): Promise<void> => {
    const { add } = session.basket.getState()
    await Promise.all(
      items.map(({ productId, quantityOrdered, unitPrice }) =>
        add(productId, quantityOrdered, { unitPrice }),
      ),
    )
  }

  return useChange({
    saysFailure: 'page',
    send: async (lines: readonly ListLine[], marks) => {
      const items = itemsOf(lines)
      await (isAccount ? addToAccount(items, marks) : addHere(items))
      return items.length
    },
    success: (count) => ({ text: messages.added(count) }),
    onDone: (_count, lines) => {
      const added = new Set(lines.map(({ key }) => key))
      const rest = list.lines.filter(({ key }) => !added.has(key)).map(({ answer }) => answer.text)
      const text = [...rest, ...linesSince(list.text, list.textNow())].join('\n')
      if (text !== '') return list.change({ text, attempt: null })
      list.forget()
      onAdded()
    },
  })
}
