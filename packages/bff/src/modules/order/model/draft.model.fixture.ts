import { pick, type Random } from '../../../kernel/random.fixture.ts'
import {
  addTo,
  type Lines,
  type Model,
  seenDraft,
  seenOrder,
  type Who,
} from './buying.model.fixture.ts'
import { anyProduct, type Expected, type Make } from './operation.model.fixture.ts'

const keepDraft = (model: Model, owner: Who, lines: Lines, id: number, isListed = true) =>
  model.drafts.set(id, { owner, lines: new Map(lines), isListed, isDeleted: false, link: null })

const draftOfBasket: Make = (model, by, random) => {
  const leaves = random(2) === 0
  const basket = model.baskets[by]
  return {
    text: leaves ? 'move the basket to a draft' : 'copy the basket to a draft',
    ask: (visitor) =>
      visitor.call('createDraft', { body: { name: 'Ч', ...(leaves && { leavesBasket: true }) } }),
    expected:
      basket.size === 0
        ? { code: 'BASKET_EMPTY' }
        : {
            change: ({ id }) => {
              keepDraft(model, by, basket, id)
              if (leaves) basket.clear()
            },
          },
  }
}

const draftOfItems: Make = (model, by, random) => {
  const lines: Lines = new Map([[anyProduct(random), 1 + random(20)]])
  const items = [...lines].map(([productId, quantityOrdered]) => ({ productId, quantityOrdered }))
  return {
    text: `draft of ${JSON.stringify(items)}`,
    ask: (visitor) => visitor.call('createDraft', { body: { name: 'Ч', items } }),
    expected: { change: ({ id }) => keepDraft(model, by, lines, id) },
  }
}

const draftOfOrder: Make = (model, by, random) => {
  const orderId = pick(random, [...model.orders.keys()])
  if (orderId === undefined) return null
  const order = seenOrder(model, by, orderId)
  return {
    text: `draft of order ${orderId}`,
    ask: (visitor) => visitor.call('createDraft', { body: { name: 'Ч', orderId } }),
    expected: order
      ? {
          change: ({ id }) =>
            keepDraft(model, by, new Map(order.lines.map((line) => [line.id, line.quantity])), id),
        }
      : { code: 'ORDER_NOT_FOUND' },
  }
}

/**
 * Any draft, including deleted and foreign ones. Copies behind shared baskets (negative ids) are excluded: no
 * answer contains their id.
 */
const anyDraft = (model: Model, random: Random) =>
  pick(
    random,
    [...model.drafts.keys()].filter((id) => id > 0),
  )
const missingDraft = { code: 'DRAFT_NOT_FOUND' }

const changeDraft: Make = (model, by, random) => {
  const id = anyDraft(model, random)
  if (id === undefined) return null
  const draft = seenDraft(model, by, id)
  const productId = anyProduct(random)
  const quantity = random(3) === 0 ? 0 : random(40)
  return {
    text: `draft ${id}: ${productId} to ${quantity}`,
    ask: (visitor) =>
      visitor.call('updateDraft', {
        params: { id },
        body: { lines: [{ productId, quantityOrdered: quantity }] },
      }),
    expected:
      !draft || draft.isDeleted
        ? missingDraft
        : {
            change: () => {
              if (quantity === 0) draft.lines.delete(productId)
              else draft.lines.set(productId, quantity)
            },
          },
  }
}

const deleteDraft: Make = (model, by, random) => {
  const id = anyDraft(model, random)
  if (id === undefined) return null
  const draft = seenDraft(model, by, id)
  return {
    text: `delete draft ${id}`,
    ask: (visitor) => visitor.call('deleteDraft', { params: { id } }),
    expected:
      !draft || draft.isDeleted
        ? missingDraft
        : {
            change: () => {
              draft.isDeleted = true
            },
          },
  }
}

const restoreDraft: Make = (model, by, random) => {
  const id = anyDraft(model, random)
  if (id === undefined) return null
  const draft = seenDraft(model, by, id)
  return {
    text: `restore draft ${id}`,
    ask: (visitor) => visitor.call('restoreDrafts', { body: { ids: [id] } }),
    expected: {
      change: () => {
        if (draft) draft.isDeleted = false
      },
    },
  }
}

/** Puts the lines of a draft or link into the basket, replacing its content or added to it. */
const filled = (model: Model, by: Who, lines: Lines, replaces: boolean): Expected =>
  lines.size === 0
    ? { code: 'DRAFT_EMPTY' }
    : {
        change: () => {
          if (replaces) model.baskets[by].clear()
          addTo(model.baskets[by], lines)
        },
      }

const fillFromDraft: Make = (model, by, random) => {
  const id = anyDraft(model, random)
  if (id === undefined) return null
  const draft = seenDraft(model, by, id)
  const replaces = random(2) === 0
  return {
    text: `${replaces ? 'apply' : 'merge'} draft ${id}`,
    ask: (visitor) =>
      visitor.call(replaces ? 'applyDraft' : 'mergeDraft', { params: { id }, body: {} }),
    expected: !draft || draft.isDeleted ? missingDraft : filled(model, by, draft.lines, replaces),
  }
}

const keepLink = (model: Model, by: Who, draftId: number, link: string) => {
  const draft = model.drafts.get(draftId)
  if (draft) draft.link = link
  if (!model.links.has(link)) model.links.set(link, { draft: draftId, by, isRevoked: false })
}

const shareDraft: Make = (model, by, random) => {
  const id = anyDraft(model, random)
  if (id === undefined) return null
  const draft = seenDraft(model, by, id)
  const refusal = !draft || draft.isDeleted ? 'DRAFT_NOT_FOUND' : 'DRAFT_EMPTY'
  const isShared = refusal === 'DRAFT_EMPTY' && draft !== null && draft.lines.size > 0
  return {
    text: `share draft ${id}`,
    ask: (visitor) => visitor.call('shareDraft', { params: { id } }),
    expected: isShared
      ? { change: ({ id: link }) => keepLink(model, by, id, link) }
      : { code: refusal },
  }
}

const shareBasket: Make = (model, by) => {
  const basket = model.baskets[by]
  return {
    text: 'share the basket',
    ask: (visitor) => visitor.call('shareBasket', { body: {} }),
    expected:
      basket.size === 0
        ? { code: 'BASKET_EMPTY' }
        : {
            change: ({ id: link }) => {
              // the real id of the copy is in no answer, so the model gives it a negative one
              const copy = -(model.links.size + 1)
              keepDraft(model, by, basket, copy, false)
              keepLink(model, by, copy, link)
            },
          },
  }
}

const useLink: Make = (model, by, random) => {
  const [link, { draft: draftId, isRevoked }] = pick(random, [...model.links]) ?? [
    '',
    { draft: 0, isRevoked: true },
  ]
  const draft = model.drafts.get(draftId)
  if (!draft) return null
  const isEnded = isRevoked || draft.isDeleted
  const replaces = random(2) === 0
  return {
    text: `${replaces ? 'apply' : 'merge'} link ${link}`,
    ask: (visitor) =>
      visitor.call(replaces ? 'applySharing' : 'mergeSharing', { params: { id: link }, body: {} }),
    expected: isEnded ? { code: 'SHARING_ENDED' } : filled(model, by, draft.lines, replaces),
  }
}

const revoke: Make = (model, by, random) => {
  const [link, shared] = pick(random, [...model.links]) ?? []
  const draft = shared && model.drafts.get(shared.draft)
  if (link === undefined || !shared || !draft) return null
  const isManagers = by === 'manager' && draft.owner !== 'outsider'
  const isChief = by === 'outsider' && draft.owner === 'outsider'
  const mayEnd = shared.by === by || draft.owner === by || isManagers || isChief
  return {
    text: `revoke ${link}`,
    ask: (visitor) => visitor.call('revokeSharing', { params: { id: link } }),
    expected: mayEnd
      ? {
          change: () => {
            shared.isRevoked = true
          },
        }
      : { code: 'SHARING_NOT_FOUND' },
  }
}

export const draftOperations: readonly Make[] = [
  ...[draftOfBasket, draftOfItems, draftOfOrder, changeDraft, deleteDraft, restoreDraft],
  ...[fillFromDraft, fillFromDraft, shareDraft, shareBasket, useLink, useLink, revoke],
]
