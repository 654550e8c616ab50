import { expect, test } from 'vitest'
import { createTab, memoryStorage, pairOf, settle } from '../session.fixture.ts'
import { storageNames } from '../storage-names.ts'

/** One lock for all tabs, as the browser gives it. */
const createLock = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(_name: string, work: () => Promise<T>): Promise<T> => {
    const result = last.then(work)
    last = result.catch(() => {})
    return result
  }
}

test('положенное в другой вкладке, пока корзина сливается, не пропадает', async () => {
  const tab = createTab()
  await tab.basket().add(7, 2)
  await tab.basket().add(8, 1)
  tab.shop.gate.before = async (call) => {
    if (!call.startsWith('merge')) return
    tab.shop.gate.before = async () => {}
    const lines = [
      { productId: 7, quantityAvailable: null, quantityOrdered: 5 },
      { productId: 8, quantityAvailable: null, quantityOrdered: 1 },
      { productId: 3, quantityAvailable: null, quantityOrdered: 4 },
    ]
    tab.storage.write(storageNames.local.basket, JSON.stringify(lines))
  }
  await tab.session.auth.getState().signIn(pairOf('1'))
  await settle()
  expect([...tab.shop.lines].toSorted(([a], [b]) => a - b)).toEqual([
    [3, 4],
    [7, 5],
    [8, 1],
  ])
  expect(tab.shop.calls.filter((call) => call.startsWith('merge'))).toHaveLength(2)
  expect(tab.storage.values.has(storageNames.local.basket)).toBe(false)
})

test('две вкладки сливают одну корзину один раз', async () => {
  const first = createTab()
  await first.basket().add(7, 2)
  const over = {
    storage: first.storage,
    cookies: first.cookies,
    exclusively: createLock(),
    tabStorage: memoryStorage(),
  }
  first.cookies.write(storageNames.cookie.accessToken, pairOf('1').accessToken, 60)
  const tabs = [1, 2].map((tab) =>
    createTab(first.shop, { ...over, uuid: () => `merge-of-tab-${tab}` }),
  )
  for (const { session } of tabs) session.restore()
  await settle()
  expect(first.shop.lines).toEqual(new Map([[7, 2]]))
  expect(first.shop.calls.filter((call) => call.startsWith('merge'))).toHaveLength(1)
})
