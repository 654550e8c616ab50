import { describe, expect, test } from 'vitest'
import {
  createShop,
  createTab,
  failure,
  memoryStorage,
  pairOf,
  settle,
} from '../session.fixture.ts'
import { sessionMessages } from '../session.messages.ts'
import { storageNames } from '../storage-names.ts'

const signedIn = async (shop = createShop()) => {
  const tab = createTab(shop)
  await tab.session.auth.getState().signIn(pairOf('1'))
  await settle()
  shop.calls.length = 0
  return tab
}

describe('§3, §7.4: корзина без входа', () => {
  test('строка лежит в хранилище под именами спецификации ещё до ответа сервера', async () => {
    const tab = createTab()
    const added = tab.basket().add(7, 2)
    expect(tab.basket().count).toBe(1)
    expect(JSON.parse(tab.storage.values.get('isp_basket') ?? '')).toEqual([
      { productId: 7, quantityAvailable: null, quantityOrdered: 2 },
    ])
    expect(await added).toMatchObject({ count: 1, total: 200 })
    expect(tab.basket().total).toBe(200)
    expect(JSON.parse(tab.storage.values.get('isp_basket') ?? '')[0].quantityAvailable).toBe(5)
  })

  test('сначала показано, потом спрошено: вопрос серверу не стоит на пути у краски', async () => {
    const tab = createTab()
    const asked = () => tab.shop.calls.length
    const before = asked()
    const painted: number[] = []
    requestAnimationFrame(() => painted.push(asked()))
    await tab.basket().add(7, 2)
    expect(painted).toEqual([before])
    expect(asked()).toBe(before + 1)
  })

  test('после перезагрузки корзина та же', async () => {
    const tab = createTab()
    await tab.basket().add(7, 2)
    const next = createTab(tab.shop, { storage: tab.storage })
    expect(next.basket().isKnown).toBe(false)
    next.session.restore()
    await settle()
    expect(next.basket()).toMatchObject({ count: 1, total: 200, isKnown: true })
  })

  test('§4: возвращённая строка встаёт перед названной, а если той нет — в конец; та, что есть, стоит где стояла', async () => {
    const tab = createTab()
    const order = () =>
      tab
        .basket()
        .localItems()
        .map(({ productId }) => productId)
    for (const id of [1, 2]) await tab.basket().add(id, 1)
    await tab.basket().add(3, 1, { before: 2 })
    await tab.basket().add(4, 1, { before: 99 })
    await tab.basket().add(1, 1, { before: 4 })
    expect(order()).toEqual([1, 3, 2, 4])
    expect([...tab.basket().lines.keys()]).toEqual(order())
  })

  test('с ценой-подсказкой сумма видна сразу, без неё — неизвестна до ответа', async () => {
    const tab = createTab()
    await tab.basket().add(7, 1)
    void tab.basket().add(8, 3, { unitPrice: 100 })
    expect(tab.basket().total).toBe(400)
    void tab.basket().add(5, 1)
    expect(tab.basket().total).toBeNull()
    await expect.poll(() => tab.basket().total).toBe(500)
  })

  test('количество поднимается до кратности, и об этом сказано', async () => {
    const tab = createTab()
    const change = await tab.basket().add(9, 3)
    expect(change?.lines[0]).toMatchObject({ quantityOrdered: 10, raisedFrom: 3 })
    expect(tab.basket().lines.get(9)).toBe(10)
  })

  test('товар без цены в корзину не попадает, посетитель видит почему', async () => {
    const tab = createTab()
    expect(await tab.basket().add(13, 1)).toBeNull()
    expect(tab.basket().count).toBe(0)
    expect(tab.popups()).toEqual([sessionMessages.notOrderable])
  })

  test.each([0, -1, 1.5, 1e9, Number.NaN, '3' as never])(
    'количество %s не принимается',
    async (q) => {
      const tab = createTab()
      expect(await tab.basket().add(7, q)).toBeNull()
      expect(tab.basket().count).toBe(0)
      expect(tab.popups()).toHaveLength(1)
      expect(tab.shop.calls).toEqual([])
    },
  )

  test('переполненное хранилище не теряет новых строк', async () => {
    const full = memoryStorage()
    full.write('isp_basket', '[{"productId":1,"quantityOrdered":1}]')
    const tab = createTab(createShop(), { storage: { ...full, write: () => {} } })
    await tab.basket().add(7, 2)
    expect([...tab.basket().lines]).toEqual([
      [1, 1],
      [7, 2],
    ])
  })

  describe('хранилище, которое ничего не принимает', () => {
    const off = { read: () => null, write: () => {}, remove: () => {} }
    const full = (...values: [string, string][]) => {
      const storage = memoryStorage()
      for (const [name, value] of values) storage.write(name, value)
      return { ...storage, write: () => {} }
    }
    const reopen = async (tab: ReturnType<typeof createTab>) => {
      const { storage, spareStorage } = tab.ports
      const next = createTab(tab.shop, { storage, spareStorage })
      next.session.restore()
      await settle()
      return next
    }

    test.each([
      ['выключено', off],
      ['переполнено', full()],
      [
        'переполнено, в нём старая корзина',
        full(['isp_basket', '[{"productId":7,"quantityOrdered":1}]']),
      ],
    ])(
      '%s: корзина переживает новый документ, и один раз сказано, что только в этой вкладке',
      async (_, storage) => {
        const tab = createTab(createShop(), { storage })
        await tab.basket().change(7, 2)
        await tab.basket().add(8, 1)
        expect(tab.popups()).toEqual([sessionMessages.keptWeakly.tab])
        const next = await reopen(tab)
        expect(Object.fromEntries(next.basket().lines)).toEqual({ 7: 2, 8: 1 })
        await next.basket().clear()
        expect((await reopen(next)).basket().count).toBe(0)
      },
    )

    test('и вкладка ничего не хранит: корзина на этой странице цела, и об этом сказано', async () => {
      const tab = createTab(createShop(), { storage: off, spareStorage: off })
      await tab.basket().add(7, 2)
      await tab.basket().add(7, 1)
      expect(tab.basket().lines.get(7)).toBe(3)
      expect(tab.popups()).toEqual([sessionMessages.keptWeakly.page])
    })

    test('место освободилось: корзина снова общая, запасная не мешает', async () => {
      const storage = memoryStorage()
      let isFull = true
      const filling = {
        ...storage,
        write: (name: string, value: string) => void (isFull || storage.write(name, value)),
      }
      const tab = createTab(createShop(), { storage: filling })
      await tab.basket().add(7, 2)
      isFull = false
      await tab.basket().add(7, 1)
      expect(storage.read('isp_basket')).toContain('"quantityOrdered":3')
      storage.write('isp_basket', '[{"productId":7,"quantityOrdered":5}]')
      expect((await reopen(tab)).basket().lines.get(7)).toBe(5)
    })

    test('вход сливает её в корзину кабинета один раз', async () => {
      const tab = createTab(createShop(), { storage: off })
      await tab.basket().add(7, 2)
      await tab.session.auth.getState().signIn(pairOf('1'))
      await settle()
      await reopen(tab)
      expect(Object.fromEntries(tab.shop.lines)).toEqual({ 7: 2 })
    })

    test('слияние, на которое не успели ответить, после новой страницы не повторится дважды', async () => {
      const tab = createTab(createShop(), { storage: off })
      await tab.basket().add(7, 2)
      tab.shop.gate.after = async (call) => {
        if (call.startsWith('merge')) throw failure(0)
      }
      await tab.session.auth.getState().signIn(pairOf('1'))
      tab.shop.gate.after = async () => {}
      const { storage, spareStorage, cookies } = tab.ports
      const next = createTab(tab.shop, { storage, spareStorage, cookies })
      next.session.restore()
      await settle()
      expect(Object.fromEntries(tab.shop.lines)).toEqual({ 7: 2 })
      expect(next.basket().total).toBe(200)
    })
  })

  test('испорченное хранилище — пустая корзина', async () => {
    const tab = createTab()
    tab.storage.write('isp_basket', '{"a":[{"productId":-1,"quantityOrdered":"2"}]}')
    tab.session.restore()
    await settle()
    expect(tab.basket()).toMatchObject({ count: 0, total: 0, isKnown: true })
  })

  test('без связи строка остаётся, а сумма неизвестна', async () => {
    const tab = createTab()
    tab.shop.gate.before = async () => Promise.reject(failure(0))
    expect(await tab.basket().add(7, 1)).not.toBeNull()
    expect(tab.basket()).toMatchObject({ count: 1, total: null })
  })
})

describe('§7.4: корзина вошедшего', () => {
  test('быстрые нажатия по одной строке сливаются, и ни одно не теряется', async () => {
    const tab = await signedIn()
    const clicks = Array.from({ length: 6 }, () => tab.basket().add(7, 1))
    expect(tab.basket().lines.get(7)).toBe(6)
    expect(tab.basket().pending.has(7)).toBe(true)
    await Promise.all(clicks)
    expect(tab.shop.lines.get(7)).toBe(6)
    expect(tab.shop.calls).toEqual(['add 7 1', 'add 7 5'])
    expect(tab.basket()).toMatchObject({ total: 600, pending: new Set() })
  })

  test('порядок нажатий сохраняется: добавил, изменил, убрал, добавил', async () => {
    const tab = await signedIn()
    await tab.basket().add(7, 4)
    void tab.basket().change(7, 9)
    void tab.basket().remove(7)
    void tab.basket().add(8, 1)
    await tab.basket().add(7, 2)
    await settle()
    expect([...tab.shop.lines].sort()).toEqual([
      [7, 2],
      [8, 1],
    ])
    expect(tab.basket().lines).toEqual(tab.shop.lines)
  })

  test('очистка перед добавлением остаётся перед ним', async () => {
    const tab = await signedIn()
    void tab.basket().add(7, 4)
    void tab.basket().clear()
    await tab.basket().add(8, 1)
    expect([...tab.shop.lines]).toEqual([[8, 1]])
    expect(tab.basket().count).toBe(1)
  })

  test('отказ возвращает прежнее и показывает сообщение сервера', async () => {
    const tab = await signedIn()
    await tab.basket().add(7, 4)
    tab.shop.gate.before = async (call) => {
      if (call.startsWith('set')) throw failure(409, 'Товар нельзя заказать')
    }
    const change = tab.basket().change(7, 9)
    expect(tab.basket().lines.get(7)).toBe(9)
    expect(await change).toBeNull()
    expect(tab.basket().lines.get(7)).toBe(4)
    expect(tab.popups()).toEqual(['Товар нельзя заказать'])
  })

  test('если ответ потерялся, показано то, что на сервере', async () => {
    const tab = await signedIn()
    tab.shop.gate.after = async (call) => {
      if (call.startsWith('add')) throw failure(0, 'Нет связи')
    }
    await tab.basket().add(7, 4)
    await settle()
    expect(tab.shop.calls).toEqual(['add 7 4', 'read'])
    expect(tab.basket()).toMatchObject({ count: 1, total: 400 })
  })

  test('строку, убранную в другой вкладке, можно изменить снова', async () => {
    const tab = await signedIn()
    await tab.basket().add(7, 4)
    tab.shop.lines.clear()
    await tab.basket().change(7, 2)
    expect([...tab.shop.lines]).toEqual([[7, 2]])
    expect(tab.popups()).toEqual([])
  })

  test('чужие изменения той же корзины подхватываются', async () => {
    const tab = await signedIn()
    tab.shop.lines.set(3, 3)
    await tab.basket().add(7, 1)
    await settle()
    expect(tab.basket()).toMatchObject({ count: 2, total: 400 })
  })
})

describe('корзина, в которой ничего не в пути', () => {
  test('кто её читает, ждёт последнего изменения, и отказа тоже', async () => {
    const tab = await signedIn()
    await tab.basket().settled()
    void tab.basket().add(7, 1)
    void tab.basket().change(7, 9)
    await tab.basket().settled()
    expect([...tab.shop.lines]).toEqual([[7, 9]])
    tab.shop.gate.before = async (call) => {
      if (call.startsWith('set')) throw failure(409, 'Товар нельзя заказать')
    }
    void tab.basket().change(7, 2)
    await tab.basket().settled()
    expect([...tab.basket().lines]).toEqual([[7, 9]])
  })

  test('до входа ждать нечего: она в этом браузере', async () => {
    const tab = createTab()
    void tab.basket().add(7, 1)
    await tab.basket().settled()
    expect(tab.basket().localItems()).toHaveLength(1)
  })
})

describe('слияние при входе (§4)', () => {
  test('локальная корзина вливается в серверную и очищается', async () => {
    const tab = createTab()
    tab.shop.lines.set(7, 1)
    await tab.basket().add(7, 2)
    await tab.session.auth.getState().signIn(pairOf('1'))
    await settle()
    expect(tab.basket().lines.get(7)).toBe(3)
    expect(tab.storage.values.has(storageNames.local.basket)).toBe(false)
  })

  test('пустая корзина не сливается', async () => {
    const tab = await signedIn()
    expect(tab.shop.calls.some((call) => call.startsWith('merge'))).toBe(false)
  })

  test('потерянный ответ не сливает дважды: после перезагрузки идёт тот же номер', async () => {
    const tab = createTab()
    await tab.basket().add(7, 2)
    tab.shop.gate.after = async (call) => {
      if (call.startsWith('merge')) throw failure(0)
    }
    await tab.session.auth.getState().signIn(pairOf('1'))
    expect(tab.storage.values.has(storageNames.local.basket)).toBe(true)
    expect(tab.popups()).toEqual([sessionMessages.mergeFailed])

    tab.shop.gate.after = async () => {}
    const { storage, cookies } = tab
    const next = createTab(tab.shop, { storage, cookies, uuid: () => 'another-number' })
    next.session.restore()
    await settle()
    expect(tab.shop.lines.get(7)).toBe(2)
    expect(next.basket().lines.get(7)).toBe(2)
    expect(storage.values.has(storageNames.local.basket)).toBe(false)
    expect(storage.values.has(storageNames.local.basketMerge)).toBe(false)
  })
})

describe('§7.4: несколько строк сразу', () => {
  test('уходят одним вызовом, а не по одному; добавленное следом не пропадает', async () => {
    const { basket, shop } = await signedIn()
    for (const id of [7, 8, 5]) await basket().add(id, 1)
    shop.calls.length = 0
    const removed = basket().removeMany([7, 8])
    expect([...basket().lines.keys()]).toEqual([5])
    const added = basket().add(7, 2)
    expect(await removed).toMatchObject({ count: 1 })
    await added
    expect(shop.calls).toEqual(['remove 7,8', 'add 7 2'])
    expect([...basket().lines]).toEqual([
      [5, 1],
      [7, 2],
    ])
  })

  test('«убрать всё» называет то, что видно: положенное с другого устройства остаётся и появляется', async () => {
    for (const removeAll of ['removeMany', 'clear'] as const) {
      const { basket, shop } = await signedIn()
      for (const id of [7, 8]) await basket().add(id, 1)
      shop.lines.set(3, 3)
      shop.calls.length = 0
      await basket()[removeAll]([7, 8])
      await settle()
      expect(shop.calls).toEqual(['remove 7,8', 'read'])
      expect([...basket().lines]).toEqual([[3, 3]])
    }
  })

  test('при отказе строки возвращаются', async () => {
    const { basket, shop } = await signedIn()
    for (const id of [7, 8, 5]) await basket().add(id, 1)
    shop.gate.before = async (call) => {
      if (call.startsWith('remove')) throw failure(503)
    }
    expect(await basket().removeMany([7, 8])).toBeNull()
    await settle()
    expect(basket().count).toBe(3)
  })

  test('без входа убраны из хранилища', async () => {
    const tab = createTab()
    for (const id of [7, 8, 5]) await tab.basket().add(id, 1)
    expect(await tab.basket().removeMany([7, 8])).toMatchObject({ count: 1 })
    expect(JSON.parse(tab.storage.values.get('isp_basket') ?? '')).toHaveLength(1)
  })
})

describe('две вкладки одного кабинета', () => {
  /** Two signed-in tabs over one storage; a write of one is reported to the other, as in browsers. */
  const twoTabs = async () => {
    const first = await signedIn()
    const stored = memoryStorage()
    const { cookies } = first.ports
    const told: string[] = []
    const wire = (to: () => ReturnType<typeof createTab>) => ({
      ...stored,
      write: (name: string, value: string) => {
        stored.write(name, value)
        told.push(name)
        to().page.storageChange(name)
      },
    })
    const one: ReturnType<typeof createTab> = createTab(first.shop, {
      cookies,
      storage: wire(() => two),
    })
    const two: ReturnType<typeof createTab> = createTab(first.shop, {
      cookies,
      storage: wire(() => one),
    })
    for (const tab of [one, two]) tab.session.restore()
    await settle()
    first.shop.calls.length = 0
    told.length = 0
    return { one, two, shop: first.shop, told }
  }
  const changes = (told: readonly string[]) => told.filter((name) => name === 'isp_basketChange')

  test('положенное, изменённое и убранное в одной видно в другой', async () => {
    const { one, two } = await twoTabs()
    const version = two.basket().version
    await one.basket().add(7, 2)
    await settle()
    expect(two.basket()).toMatchObject({ count: 1, total: 200 })
    expect(two.basket().version).toBeGreaterThan(version)
    await two.basket().change(7, 5)
    await settle()
    expect(one.basket().total).toBe(500)
    await one.basket().clear()
    await settle()
    expect(two.basket()).toMatchObject({ count: 0, total: 0 })
  })

  test('другая вкладка спрашивает один раз, и разговора вкладок по кругу не выходит', async () => {
    const { one, shop, told } = await twoTabs()
    await Promise.all([one.basket().add(7, 1), one.basket().add(8, 1), one.basket().add(9, 1)])
    await settle()
    expect(shop.calls.filter((call) => call === 'read')).toHaveLength(1)
    expect(changes(told)).toHaveLength(1)
  })

  test('заказ оформлен в одной — корзина пуста и в другой; простое чтение никого не зовёт', async () => {
    const { one, two, shop, told } = await twoTabs()
    await one.basket().add(7, 2)
    await settle()
    told.length = 0
    await one.basket().refresh()
    expect(changes(told)).toEqual([])
    shop.lines.clear()
    await one.basket().refresh()
    await settle()
    expect(two.basket().total).toBe(0)
  })

  test('отказ сервера другую вкладку не зовёт, а потерянный ответ — зовёт, когда корзина прочитана', async () => {
    const { one, two, shop, told } = await twoTabs()
    shop.gate.before = async (call) => {
      if (call.startsWith('add') || call === 'read') throw failure(0)
    }
    expect(await one.basket().add(7, 2)).toBeNull()
    await settle()
    expect(changes(told)).toEqual([])
    shop.gate.before = async () => {}
    shop.gate.after = async (call) => {
      if (call.startsWith('add')) throw failure(0)
    }
    expect(await one.basket().add(7, 2)).toBeNull()
    await settle()
    expect(two.basket().total).toBe(200)
  })

  test('вкладка, на которую не смотрят, читает корзину, когда её откроют', async () => {
    const { shop, two, one } = await twoTabs()
    const waiting = new Set<() => void>()
    two.ports.page.whenSeen = (act) => void waiting.add(act)
    await one.basket().add(7, 2)
    await one.basket().add(7, 2)
    await settle()
    expect(shop.calls).not.toContain('read')
    expect(waiting.size).toBe(1)
    for (const act of waiting) act()
    await settle()
    expect(two.basket().total).toBe(400)
  })
})
