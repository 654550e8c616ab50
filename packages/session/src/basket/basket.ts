import { MAX_BASKET_LINES, MAX_QUANTITY } from '@isp/contract/limits'
import { formatNumber } from '@isp/i18n'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { NotifyInput } from '../popups.ts'
import type { SessionPorts } from '../ports.ts'
import { sessionMessages as messages } from '../session.messages.ts'
import { storageNames } from '../storage-names.ts'
import type { BasketState } from './basket-state.ts'
import { createFallbackStorage } from './fallback-storage.ts'
import { isQuantity } from './limits.ts'
import { createLocalLines } from './local-lines.ts'
import { createLocalSide } from './local-side.ts'
import { createMerge } from './merge.ts'
import { createServerSide, type Price, statusOf } from './server-side.ts'
import { applyOp, type PutOp, totalOf } from './steps.ts'

type BasketOptions = {
  ports: SessionPorts
  isSignedIn: () => boolean
  notify: (input: NotifyInput) => void
}

/** The basket store and the operations that only the session uses. */
export type BasketOfSession = {
  store: StoreApi<BasketState>
  /** Fetches the basket again for another user (pending changes are dropped) or for the same user with other prices. */
  reload: (visitor: { isSamePerson: boolean }) => Promise<void>
  /** Merges the basket collected before the sign-in (§4). */
  merge: () => Promise<void>
  /** Reloads after another tab has changed the local basket or the account's. */
  takeOver: () => void
  /** Called when the page is left: moves data that was kept only in this tab into storage, if that works again. */
  moveToStorage: () => void
  /** Empties the local basket (§2.9 Exit). */
  forgetLocal: () => void
}

export const messageOf = (error: unknown): string => {
  const { status, message } = (error ?? {}) as { status?: unknown; message?: unknown }
  return typeof status === 'number' && typeof message === 'string' ? message : messages.failed
}

export const createBasketStore = ({
  ports,
  isSignedIn,
  notify,
}: BasketOptions): BasketOfSession => {
  const prices = new Map<number, number>()
  let isWeaknessSaid = false
  const kept = createFallbackStorage({
    ...ports,
    onWeak: (reach) => {
      if (isWeaknessSaid) return
      isWeaknessSaid = true
      notify({ variant: 'warning', text: messages.keptWeakly[reach] })
    },
  })
  const local = createLocalLines(kept)
  const tellTabs = () => ports.storage.write(storageNames.local.basketChange, ports.uuid())
  const merge = createMerge(ports, kept, local, tellTabs)
  const refuse = (text: string) => notify({ variant: 'error', text })
  const learn = (learned: Iterable<Price>) => {
    for (const { productId, price } of learned) prices.set(productId, price ?? 0)
  }

  const server = createServerSide({
    api: ports.api,
    onChange: (isReal) => publish(isReal),
    onPrices: learn,
    onChanged: tellTabs,
    onFailure: (error) => {
      // whoever ended the session has already reported the 401
      if (statusOf(error) !== 401) refuse(messageOf(error))
    },
  })
  const browser = createLocalSide({
    api: ports.api,
    local,
    onChange: () => publish(false),
    onPrices: learn,
    onRefused: () => refuse(messages.notOrderable),
  })
  const side = () => (isSignedIn() ? server : browser)

  // `side` reads a cookie to find out whether the user is signed in, which is slow: once per step
  const publish = (isReal: boolean): void => {
    const now = side()
    const lines = now.lines()
    store.setState((state) => ({
      lines,
      count: lines.size,
      total: totalOf(lines, now.known(), prices),
      pending: now.pending(),
      isKnown: now === browser || server.isRead(),
      version: isReal ? state.version + 1 : state.version,
    }))
  }

  const put = async (productId: number, op: PutOp) => {
    const now = side()
    const lines = now.lines()
    if (!isQuantity(op.quantity) || !isQuantity(applyOp(lines.get(productId), op))) {
      refuse(messages.quantityInvalid(formatNumber(MAX_QUANTITY)))
      return null
    }
    if (!lines.has(productId) && lines.size >= MAX_BASKET_LINES) {
      refuse(messages.tooManyLines(formatNumber(MAX_BASKET_LINES)))
      return null
    }
    return now === server ? server.put({ kind: 'line', productId, op }) : browser.put(productId, op)
  }

  const read = async (): Promise<void> => {
    if (isSignedIn()) await server.put({ kind: 'read' })
    else await browser.restore()
  }

  const readAgain = () => void read()
  /** After an order or an import the basket has changed for all tabs. */
  const refresh = async () => {
    const before = server.known()
    await read()
    const { lines, total } = server.known()
    if (before.total === null) return
    if (total !== before.total || lines.size !== before.lines.size) tellTabs()
  }

  const removeMany = (productIds: readonly number[]) =>
    isSignedIn()
      ? server.put({ kind: 'remove-lines', productIds: [...new Set(productIds)] })
      : browser.removeLines(productIds)

  const store = createStore<BasketState>()(() => ({
    lines: new Map(),
    count: 0,
    total: null,
    pending: new Set(),
    isKnown: false,
    version: 0,
    add: (productId, quantity, hint) => {
      const unitPrice = hint?.unitPrice
      if (unitPrice !== undefined) prices.set(productId, unitPrice)
      return put(productId, { kind: 'add', quantity, before: hint?.before })
    },
    change: (productId, quantity) => put(productId, { kind: 'set', quantity }),
    remove: (productId) =>
      isSignedIn()
        ? server.put({ kind: 'line', productId, op: { kind: 'remove' } })
        : browser.removeLines([productId]),
    removeMany,
    // keeps lines that another device has added and this tab has not loaded
    clear: () => removeMany([...side().lines().keys()]),
    settled: () => (isSignedIn() ? server.settled() : Promise.resolve()),
    localItems: browser.items,
    commentLocal: browser.comment,
    refresh,
  }))

  return {
    store,
    reload: async ({ isSamePerson }) => {
      prices.clear()
      if (!isSamePerson) server.reset()
      await read()
    },
    merge: () =>
      merge.run().catch(() => notify({ variant: 'warning', text: messages.mergeFailed })),
    takeOver: () => ports.page.whenSeen(readAgain),
    moveToStorage: () => {
      for (const name of [storageNames.local.basketMerge, storageNames.local.basket])
        kept.moveToStorage(name)
    },
    forgetLocal: () => {
      merge.forget()
      local.write([])
    },
  }
}
