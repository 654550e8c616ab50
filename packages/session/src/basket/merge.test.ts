import { expect, test } from 'vitest'
import { createTab, failure, memoryStorage, pairOf, settle } from '../session.fixture.ts'
import { sessionMessages } from '../session.messages.ts'
import { storageNames } from '../storage-names.ts'

/** One lock shared by all tabs, as in a browser. */
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

const { basket: basketName, basketChange, basketMerge } = storageNames.local
const item = { productId: 5, quantityOrdered: 3 }
const stored = JSON.stringify([{ productId: 7, quantityOrdered: 2 }])

test.each([
  ['не читается', '{'],
  ['ничего', 'null'],
  ['без номера', JSON.stringify({ items: [item] })],
  ['номер не строка', JSON.stringify({ mergeId: 5, items: [item] })],
  ['без строк', JSON.stringify({ mergeId: 'earlier' })],
  ['строк нет', JSON.stringify({ mergeId: 'earlier', items: [] })],
  ['строки не строки', JSON.stringify({ mergeId: 'earlier', items: [{ ...item, productId: 0 }] })],
])('начатое слияние испорчено (%s): слита корзина браузера, под новым номером', async (_, text) => {
  const tab = createTab()
  tab.storage.write(basketName, stored)
  tab.storage.write(basketMerge, text)
  await tab.session.auth.getState().signIn(pairOf('1'))
  await settle()
  expect([...tab.shop.lines]).toEqual([[7, 2]])
  const merges = tab.shop.calls.filter((call) => call.startsWith('merge'))
  expect(merges).toEqual([expect.stringMatching(/^merge uuid-/)])
})

test('о слитом узнают другие вкладки, а когда сливать нечего — не о чем и говорить', async () => {
  for (const text of [stored, '[]']) {
    const tab = createTab()
    tab.storage.write(basketName, text)
    await tab.session.auth.getState().signIn(pairOf('1'))
    await settle()
    expect(tab.storage.values.has(basketChange)).toBe(text === stored)
  }
})

test('чего не удалось слить, вышедший не оставляет следующему', async () => {
  const tab = createTab()
  tab.storage.write(basketName, stored)
  tab.shop.gate.before = async (call) => {
    if (call.startsWith('merge')) throw failure(0)
  }
  const { signIn, signOut } = tab.session.auth.getState()
  await signIn(pairOf('1'))
  expect(tab.session.popups.getState().items).toMatchObject([
    { variant: 'warning', text: sessionMessages.mergeFailed },
  ])
  tab.shop.gate.before = async () => {}
  await signOut()
  expect(tab.basket()).toMatchObject({ count: 0, total: 0 })
  await signIn(pairOf('2'))
  await settle()
  expect(tab.shop.lines.size).toBe(0)
})
