import { describe, expect, test, vi } from 'vitest'
import { createShop, createTab, pairOf, settle } from './session.fixture.ts'
import { storageNames } from './storage-names.ts'

const { cookie, local } = storageNames
const signedIn = (tab: ReturnType<typeof createTab>, person: string) => {
  const { accessToken, refreshToken } = pairOf(person)
  tab.cookies.write(cookie.accessToken, accessToken, 60)
  tab.cookies.write(cookie.refreshToken, refreshToken, 60)
}

describe('после гидратации', () => {
  test('страница берёт всё, что помнит браузер, и возвращает набранное', () => {
    const restoreTypedText = vi.fn()
    const { page } = createTab().ports
    const { session, storage, cookies } = createTab(createShop(), {
      page: { ...page, restoreTypedText },
    })
    storage.write(local.favorites, '[7]')
    storage.write(local.searchHistory, '[{"id":"1","value":"сверло","lastTimeUsed":1}]')
    cookies.write(cookie.cookiePolicy, 'accepted', 60)
    session.restore()
    expect(session.preferences.getState().favoriteIds).toEqual([7])
    expect(session.searchHistory.getState().entries).toMatchObject([{ value: 'сверло' }])
    expect(session.cookieConsent.getState().isAccepted).toBe(true)
    expect(restoreTypedText).toHaveBeenCalledTimes(1)
  })

  test('вошедший в другой вкладке между ответом сервера и гидратацией — уже другой человек', () => {
    const tab = createTab()
    const [changed, gone] = [vi.fn(), vi.fn()]
    tab.session.onIdentityChange(changed)
    tab.session.onIdentityChange(gone)()
    signedIn(tab, '1')
    expect(tab.session.identity()).toBe('')
    tab.session.restore()
    expect(tab.session.identity()).toBe('1/s1|||')
    expect(changed).toHaveBeenCalledTimes(1)
    expect(gone).not.toHaveBeenCalled()
  })

  test('о прежнем человеке ни странице, ни вкладкам не говорят', async () => {
    const { session, storage } = createTab()
    const changed = vi.fn()
    session.onIdentityChange(changed)
    session.restore()
    await settle()
    expect(changed).not.toHaveBeenCalled()
    expect(storage.read(local.identityChange)).toBeNull()
  })
})

describe('корзина, пока меняется, для кого она', () => {
  const asking = async () => {
    const before = createTab()
    signedIn(before, '1')
    const tab = createTab(before.shop, { cookies: before.cookies })
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    tab.shop.gate.before = (call) => (call.startsWith('add') ? answered : Promise.resolve())
    const clicks = [5, 6].map((id) => tab.session.basket.getState().add(id, 2))
    await settle()
    return { ...tab, cookies: before.cookies, answer, clicks }
  }

  test('нажатое до гидратации делается', async () => {
    const { session, shop, answer, clicks } = await asking()
    session.restore()
    answer()
    await Promise.all(clicks)
    await settle()
    expect([...shop.lines]).toEqual([
      [5, 2],
      [6, 2],
    ])
  })

  test('нажатое до другой компании того же человека делается', async () => {
    const { session, shop, answer, clicks } = await asking()
    session.auth.getState().choose({
      companyUuid: 'b',
      agreementUuid: null,
      specificationUuid: null,
    })
    answer()
    await Promise.all(clicks)
    expect([...shop.lines.keys()]).toEqual([5, 6])
  })

  test('нажатое до выхода после него не делается', async () => {
    const { session, shop, answer, clicks } = await asking()
    await session.auth.getState().signOut()
    answer()
    await Promise.all(clicks)
    await settle()
    expect([...shop.lines.keys()]).toEqual([5])
  })
})

describe('записанное другой вкладкой', () => {
  const watching = async () => {
    const tab = createTab()
    signedIn(tab, '1')
    tab.session.restore()
    await settle()
    tab.shop.calls.length = 0
    return tab
  }

  test('показано здесь, а корзина остаётся той же', async () => {
    const { session, storage, page, shop } = await watching()
    storage.write(local.comparison, '[3]')
    page.storageChange(local.comparison)
    await settle()
    expect(session.preferences.getState().comparisonIds).toEqual([3])
    expect(shop.calls).toEqual([])
  })

  test.each([local.basket, local.basketChange, null])(
    'корзина читается заново: %s',
    async (name) => {
      const { page, shop } = await watching()
      page.storageChange(name)
      await settle()
      expect(shop.calls).toEqual(['read'])
    },
  )
})

test('две ошибки с одной причиной — одно уведомление; прочее говорится столько раз, сколько сказано', () => {
  const tab = createTab()
  for (const variant of ['info', 'info', 'error', 'error'] as const) {
    tab.session.notify({ variant, text: 'Готово' })
  }
  expect(tab.session.popups.getState().items.map(({ variant }) => variant)).toEqual([
    'info',
    'info',
    'error',
  ])
})
