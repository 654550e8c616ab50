import { MAX_BASKET_LINES, MAX_QUANTITY } from '@isp/contract/limits'
import { formatNumber } from '@isp/i18n'
import { describe, expect, test } from 'vitest'
import {
  createShop,
  createTab,
  failure,
  memoryStorage,
  oneAtATime,
  pairOf,
  settle,
} from '../session.fixture.ts'
import { sessionMessages } from '../session.messages.ts'
import { storageNames } from '../storage-names.ts'
import { messageOf } from './basket.ts'

const signedIn = async (shop = createShop()) => {
  const tab = createTab(shop)
  await tab.session.auth.getState().signIn(pairOf('1'))
  await settle()
  shop.calls.length = 0
  return tab
}

describe('корзина вошедшего', () => {
  test('о кончившемся входе говорит сам вход, об ошибке программы — понятными словами', async () => {
    const tab = await signedIn()
    tab.shop.gate.before = async () => Promise.reject(failure(401, 'Войдите снова'))
    expect(await tab.basket().add(7, 4)).toBeNull()
    await settle()
    expect(tab.popups()).toEqual([])
    tab.shop.gate.before = async () => Promise.reject(new TypeError('x is not a function'))
    expect(await tab.basket().add(7, 4)).toBeNull()
    await settle()
    expect(tab.popups()).toEqual([sessionMessages.failed])
  })

  test('строку, убранную в другой вкладке, можно убрать и здесь: ошибки нет, корзина перечитана', async () => {
    const tab = await signedIn()
    await tab.basket().add(7, 4)
    tab.shop.lines.clear()
    tab.shop.lines.set(8, 1)
    await tab.basket().remove(7)
    await settle()
    expect([...tab.basket().lines]).toEqual([[8, 1]])
    expect(tab.popups()).toEqual([])
  })

  test('нажатие, сделанное, пока первое в пути, не теряется', async () => {
    const tab = await signedIn()
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    tab.shop.gate.before = () => answered
    const clicks = [tab.basket().add(7, 1), tab.basket().add(7, 1)]
    answer()
    await Promise.all(clicks)
    expect(tab.shop.lines.get(7)).toBe(2)
  })

  test('пока корзина кабинета не прочитана, о ней ничего не сказано', async () => {
    const tab = createTab()
    tab.shop.lines.set(7, 2)
    tab.cookies.write('isp_accessToken', pairOf('1').accessToken, 1)
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    tab.shop.gate.before = () => answered
    tab.session.restore()
    await settle()
    expect(tab.basket()).toMatchObject({ count: 0, isKnown: false })
    answer()
    await settle()
    expect(tab.basket()).toMatchObject({ count: 1, total: 200, isKnown: true })
  })

  test('больше предела не положить и по частям, лишней строки — тоже; прежние менять можно', async () => {
    const tab = await signedIn()
    tab.shop.lines.set(1, MAX_QUANTITY)
    for (let id = 2; id <= MAX_BASKET_LINES; id++) tab.shop.lines.set(id, 1)
    await tab.basket().refresh()
    tab.shop.calls.length = 0
    expect(await tab.basket().add(1, 1)).toBeNull()
    expect(await tab.basket().add(MAX_BASKET_LINES + 1, 1)).toBeNull()
    expect(tab.shop.calls).toEqual([])
    expect(tab.popups()).toHaveLength(2)
    expect(await tab.basket().change(2, 5)).not.toBeNull()
    expect(await tab.basket().remove(2)).not.toBeNull()
  })

  test('положенное снова после очистки остаётся, в каком бы порядке ни ждали своей очереди', async () => {
    const tab = await signedIn()
    const first = tab.basket().add(5, 1)
    void tab.basket().add(7, 4)
    void tab.basket().clear()
    await tab.basket().add(7, 2)
    await first
    expect([...tab.shop.lines]).toEqual([[7, 2]])
    expect(tab.basket().lines).toEqual(tab.shop.lines)
  })
})

describe('до входа и при нём', () => {
  test('после входа сумма не считается по прежним ценам', async () => {
    const tab = createTab()
    await tab.basket().add(7, 1, { unitPrice: 900 })
    await tab.basket().remove(7)
    await tab.session.auth.getState().signIn(pairOf('1'))
    await settle()
    void tab.basket().add(7, 1)
    expect(tab.basket().total).toBeNull()
    await settle()
    expect(tab.basket().total).toBe(100)
  })

  test('количество, изменённое, пока считали прежнее, ответ не затирает', async () => {
    const tab = createTab()
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    tab.shop.gate.after = () => {
      begin()
      return answered
    }
    const added = tab.basket().add(9, 3)
    await begun
    const changed = tab.basket().change(9, 25)
    answer()
    await Promise.all([added, changed])
    expect(tab.basket().lines.get(9)).toBe(30)
  })

  test('положенное, пока корзина сливается, не пропадает и сливается следом', async () => {
    const tab = createTab()
    await tab.basket().add(7, 2)
    const { storage } = tab
    let isFirst = true
    tab.shop.gate.after = async (call) => {
      if (!call.startsWith('merge') || !isFirst) return
      isFirst = false
      storage.write('isp_basket', '[{"productId":7,"quantityOrdered":5}]')
    }
    await tab.session.auth.getState().signIn(pairOf('1'))
    await settle()
    expect(tab.shop.lines.get(7)).toBe(5)
    expect(storage.read('isp_basket')).toBeNull()
  })

  test('спрошенное о человеке, пока корзина сливается, не показывает её пустой: читают её после', async () => {
    const tab = createTab()
    await tab.basket().add(7, 2)
    const { promise: merged, resolve: finish } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    tab.shop.gate.before = (call) => {
      if (!call.startsWith('merge')) return Promise.resolve()
      begin()
      return merged
    }
    const entered = tab.session.auth.getState().signIn(pairOf('1'))
    await begun
    await tab.session.auth.getState().reloadUser() // triggered by an event of the live channel
    await settle()
    expect(tab.shop.calls).not.toContain('read')
    finish()
    await entered
    await settle()
    expect(tab.basket().count).toBe(1)
  })

  test('две вкладки, открытые разом, сливают корзину одним вызовом', async () => {
    const exclusively = oneAtATime()
    const first = createTab(createShop(), { exclusively })
    const { storage, cookies, shop } = first
    storage.write('isp_basket', '[{"productId":7,"quantityOrdered":2}]')
    cookies.write('isp_accessToken', pairOf('1').accessToken, 1)
    const second = createTab(shop, { exclusively, storage, cookies })
    first.session.restore()
    second.session.restore()
    await settle()
    expect(shop.calls.filter((call) => call.startsWith('merge'))).toHaveLength(1)
    expect(shop.lines.get(7)).toBe(2)
  })
})

describe('что знает и говорит корзина кабинета', () => {
  test('цены узнаны из прочитанного и из ответов: сумма видна сразу', async () => {
    const tab = createTab()
    for (const id of [7, 13]) tab.shop.lines.set(id, 2)
    await tab.session.auth.getState().signIn(pairOf('1'))
    await settle()
    const totalAfter = (step: Promise<unknown>) => {
      const { total } = tab.basket()
      return step.then(() => total)
    }
    const { add, change, remove } = tab.basket()
    expect(await totalAfter(change(7, 5))).toBe(500)
    expect(await totalAfter(change(13, 9))).toBe(500) // cannot be ordered, so adds nothing
    await add(8, 3, { before: 7 })
    expect(await totalAfter(add(8, 1, { before: 7 }))).toBe(900)
    await remove(8)
    expect(await totalAfter(add(8, 2))).toBe(700)
  })

  test('убранной строки не видно сразу, и ответа о ней ждут', async () => {
    const tab = await signedIn()
    await tab.basket().add(7, 5)
    void tab.basket().remove(7)
    expect(tab.basket()).toMatchObject({ count: 0, total: 0, pending: new Set([7]) })
    await tab.basket().settled()
    expect(tab.basket().pending.size).toBe(0)
    expect(tab.shop.lines.size).toBe(0)
  })

  test('прибавить можно только количество, хотя бы вышло и целое от единицы', async () => {
    const tab = await signedIn()
    await tab.basket().add(7, 5)
    expect(await tab.basket().add(7, -1)).toBeNull()
    expect(tab.shop.calls).toEqual(['add 7 5'])
    expect(tab.popups()).toEqual([sessionMessages.quantityInvalid(formatNumber(MAX_QUANTITY))])
  })

  test.each([
    [Object.assign(new Error('Нет связи'), { status: 0 }), 'Нет связи'],
    [{ status: 500 }, sessionMessages.failed],
    [new TypeError('x is not a function'), sessionMessages.failed],
    [undefined, sessionMessages.failed],
  ])('ошибка %s сказана человеку как «%s»', (error, said) => {
    expect(messageOf(error)).toBe(said)
  })

  test('хранилище не принимает: предупреждение, а не ошибка', async () => {
    const tab = createTab(createShop(), { storage: { ...memoryStorage(), write: () => {} } })
    await tab.basket().add(7, 1)
    expect(tab.session.popups.getState().items).toMatchObject([
      { variant: 'warning', text: sessionMessages.keptWeakly.tab },
    ])
  })

  test.each<[string, (lines: Map<number, number>) => unknown, boolean]>([
    ['то же самое', () => {}, false],
    ['другая сумма', (lines) => lines.set(7, 3), true],
    ['новая строка той же суммы', (lines) => lines.set(13, 1), true],
  ])('перечитано %s: другие вкладки узнают, только если изменилось', async (_, order, isTold) => {
    const tab = await signedIn()
    tab.shop.lines.set(7, 2)
    await tab.basket().refresh()
    tab.storage.remove(storageNames.local.basketChange)
    order(tab.shop.lines)
    await tab.basket().refresh()
    expect(tab.storage.values.has(storageNames.local.basketChange)).toBe(isTold)
  })
})

describe('новая страница и другой посетитель', () => {
  /** Opens a page whose cookies contain a sign-in that the session has not read yet. */
  const comeBack = (shop = createShop()) => {
    const cookies = memoryStorage()
    cookies.write(storageNames.cookie.accessToken, pairOf('1').accessToken)
    return createTab(shop, { cookies })
  }

  test('до первого чтения о корзине ничего не известно, и первое чтение никого не зовёт', async () => {
    const tab = comeBack()
    tab.shop.lines.set(7, 2)
    const read = tab.basket().refresh()
    expect(tab.basket()).toMatchObject({ count: 0, isKnown: false })
    await read
    expect(tab.basket()).toMatchObject({ count: 1, total: 200, isKnown: true })
    expect(tab.storage.values.has(storageNames.local.basketChange)).toBe(false)
  })

  test('другому человеку чужие строки не видны и чужие нажатия не достаются', async () => {
    const tab = await signedIn()
    await tab.basket().add(7, 2)
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    tab.shop.gate.before = async (call) => {
      if (call.startsWith('add') || call === 'read') await answered
    }
    const added = tab.basket().add(8, 1)
    await tab.session.auth.getState().signIn(pairOf('2'))
    expect(await added).toBeNull()
    expect(tab.basket()).toMatchObject({ count: 0, isKnown: false })
    answer()
    await settle()
    expect(tab.basket().isKnown).toBe(true)
  })

  test('тот же человек сменил договор: строки видны, нажатое не потеряно, цены узнаны заново', async () => {
    const tab = await signedIn()
    await tab.basket().add(7, 2)
    const added = tab.basket().add(7, 1)
    tab.session.auth.getState().chooseAgreement('other')
    expect(tab.basket().lines.get(7)).toBe(3)
    expect(await added).toMatchObject({ total: 300 })
    await settle()
    expect(tab.shop.calls).toEqual(['add 7 2', 'add 7 1', 'read'])
  })
})
