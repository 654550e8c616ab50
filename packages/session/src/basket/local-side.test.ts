import { beforeEach, describe, expect, test } from 'vitest'
import { createTab, failure, settle } from '../session.fixture.ts'
import { sessionMessages } from '../session.messages.ts'
import { storageNames } from '../storage-names.ts'

type Line = readonly [productId: number, quantityOrdered: number]

let tab: ReturnType<typeof createTab>
beforeEach(() => {
  tab = createTab()
})

/** Writes lines into storage as another tab would. */
const store = (...lines: Line[]) =>
  tab.storage.write(
    storageNames.local.basket,
    JSON.stringify(lines.map(([productId, quantityOrdered]) => ({ productId, quantityOrdered }))),
  )

/** Opens a page with these lines in storage: their total is known, their prices are not. */
const open = async (...lines: Line[]) => {
  store(...lines)
  tab.session.restore()
  await settle()
  tab.shop.calls.length = 0
}

describe('ответ на изменение', () => {
  test('о своей строке: сколько стало, чего стоит; прочих не касается', async () => {
    await open([7, 2], [9, 10])
    const change = await tab.basket().add(9, 3)
    expect(change?.lines).toMatchObject([
      { productId: 9, quantityOrdered: 20, raisedFrom: 13, sum: 2000, problem: null },
    ])
    expect(change).toMatchObject({ count: 2, total: 2200 })
    expect([...tab.basket().lines]).toEqual([
      [7, 2],
      [9, 20],
    ])
  })

  test('пока его нет, строка помечена', async () => {
    const added = tab.basket().add(7, 2)
    expect(tab.basket().pending).toEqual(new Set([7]))
    await added
    expect(tab.basket().pending).toEqual(new Set())
    expect(tab.basket().version).toBe(0) // the account's basket has not changed
  })

  test('не затирает того, что другая вкладка изменила и положила, пока считали', async () => {
    tab.shop.gate.before = async () => store([9, 25], [3, 4])
    await tab.basket().add(9, 3)
    expect([...tab.basket().lines]).toEqual([
      [9, 25],
      [3, 4],
    ])
  })

  test('не назвал строку: сумма всё равно известна', async () => {
    const { calculate } = tab.shop.api
    tab.shop.api.calculate = async (items) => ({ ...(await calculate(items)), in_basket: [] })
    await tab.basket().add(7, 2)
    expect(tab.basket()).toMatchObject({ count: 1, total: 200 })
  })

  test('говорит цену: следующая сумма видна сразу', async () => {
    await open([7, 2])
    await tab.basket().add(7, 1)
    void tab.basket().change(7, 9)
    expect(tab.basket().total).toBe(900)
  })
})

describe('товар, который нельзя заказать', () => {
  test('положенный сейчас убран, и об этом сказано; прочие строки и сумма на месте', async () => {
    await open([7, 2])
    expect(await tab.basket().add(13, 1)).toBeNull()
    expect(tab.basket()).toMatchObject({ total: 200, pending: new Set() })
    expect(tab.basket().localItems()).toMatchObject([{ productId: 7, quantityOrdered: 2 }])
    expect(tab.session.popups.getState().items).toMatchObject([
      { variant: 'error', text: sessionMessages.notOrderable },
    ])
    expect(tab.shop.calls).toEqual(['calculate'])
  })

  test('лежавший прежде остаётся, сумме ничего не прибавляет и другим не мешает', async () => {
    await open([13, 1], [7, 2])
    expect(await tab.basket().add(7, 1)).toMatchObject({ total: 300 })
    const changed = tab.basket().change(13, 5)
    expect(tab.basket().total).toBe(300)
    expect((await changed)?.lines).toMatchObject([{ productId: 13, problem: 'no-price' }])
    expect([...tab.basket().lines]).toEqual([
      [13, 5],
      [7, 3],
    ])
    expect(tab.popups()).toEqual([])
  })
})

describe('убранное', () => {
  test('названо таким, каким было; сумма оставшегося спрошена', async () => {
    await open([7, 2], [8, 1], [5, 4])
    tab.basket().commentLocal(7, 'Цех 7')
    const asked = tab.basket().removeMany([7, 8])
    expect(tab.basket()).toMatchObject({ count: 1, total: null })
    const { removed, ...change } = (await asked) ?? {}
    expect(change).toEqual({ lines: [], count: 1, total: 400 })
    expect(removed).toMatchObject([
      { productId: 7, quantityOrdered: 2, comment: 'Цех 7' },
      { productId: 8, quantityOrdered: 1, comment: '' },
    ])
    expect(tab.basket()).toMatchObject({ count: 1, total: 400 })
  })

  test('последним: сервер не спрошен, и новая строка считается от нуля', async () => {
    await open([7, 2])
    expect(await tab.basket().remove(7)).toMatchObject({ count: 0, total: 0 })
    expect(tab.shop.calls).toEqual([])
    void tab.basket().add(8, 1, { unitPrice: 100 })
    expect(tab.basket().total).toBe(100)
  })
})

describe('корзина, которую помнит браузер', () => {
  test('видна до ответа сервера', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    tab.shop.gate.before = () => answered
    await open([7, 2])
    expect(tab.basket()).toMatchObject({ count: 1, total: null, isKnown: true })
    answer()
    await settle()
    expect(tab.basket().total).toBe(200)
  })

  test('видна и без связи, и положить в неё можно', async () => {
    tab.shop.gate.before = async () => Promise.reject(failure(0))
    await open([7, 2])
    expect(tab.basket()).toMatchObject({ count: 1, total: null, isKnown: true })
    expect(await tab.basket().add(8, 1)).toEqual({ lines: [], count: 2, total: 0 })
    expect(tab.popups()).toEqual([])
  })

  test('пустая: сервер не спрошен, первая сумма видна сразу', async () => {
    void tab.basket().add(8, 1, { unitPrice: 100 })
    expect(tab.basket().total).toBe(100)
    tab = createTab()
    tab.session.restore()
    await settle()
    expect(tab.shop.calls).toEqual([])
    expect(tab.basket()).toMatchObject({ count: 0, total: 0, isKnown: true })
  })

  test('изменённая другой вкладкой взята, когда на страницу смотрят', async () => {
    await open([7, 2])
    const waiting = new Set<() => void>()
    tab.ports.page.whenSeen = (act) => void waiting.add(act)
    store([8, 1], [5, 2])
    tab.page.storageChange(storageNames.local.basket)
    await settle()
    expect(tab.shop.calls).toEqual([])
    for (const act of waiting) act()
    await settle()
    expect(tab.basket()).toMatchObject({ count: 2, total: 300 })
  })

  test('опустошённая другой вкладкой пуста и здесь; новая строка считается от нуля', async () => {
    await open([7, 2])
    tab.storage.remove(storageNames.local.basket)
    tab.page.storageChange(storageNames.local.basket)
    expect(tab.basket()).toMatchObject({ count: 0, total: 0 })
    void tab.basket().add(8, 1, { unitPrice: 100 })
    expect(tab.basket().total).toBe(100)
  })
})
