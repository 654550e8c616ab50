import type { MemberCompany, User } from '@isp/contract'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createShop, createTab, failure, pairOf, settle } from './session.fixture.ts'
import { storageNames } from './storage-names.ts'

const cookie = storageNames.cookie
const company = (uuid: string, agreements: string[]): MemberCompany =>
  ({ uuid, agreements: agreements.map((name) => ({ uuid: name, name })) }) as MemberCompany
const chief = { companies: [company('a', ['a1', 'a2']), company('b', ['b1'])] } as User

const signIn = async (user = chief) => {
  const shop = createShop()
  shop.setUser(user)
  const tab = createTab(shop)
  await tab.session.auth.getState().signIn(pairOf('1'))
  await settle()
  return tab
}

describe('вход и выход (§2.9, §4)', () => {
  test('токены и идентификатор посетителя лежат в cookie, выбор отмечен, но не подтверждён', async () => {
    const tab = await signIn()
    expect(tab.cookies.read(cookie.accessToken)).toBe(pairOf('1').accessToken)
    expect(tab.cookies.read(cookie.clientId)).toHaveLength(11)
    expect(tab.session.auth.getState()).toMatchObject({
      status: 'signed-in',
      companyUuid: 'a',
      agreementUuid: 'a1',
      isConfirmed: false,
    })
    tab.session.auth.getState().confirm()
    expect(tab.storage.read('isp_authConfirmed')).toBe('yes')
  })

  test('если пользователя прочесть не удалось, входа нет', async () => {
    const tab = createTab()
    tab.shop.gate.before = async () => Promise.reject(failure(503))
    await expect(tab.session.auth.getState().signIn(pairOf('1'))).rejects.toMatchObject({
      status: 503,
    })
    expect(tab.session.auth.getState().status).toBe('anonymous')
    expect(tab.cookies.read(cookie.accessToken)).toBeNull()
  })

  test('другая компания приносит свой договор и снимает отметку о модерации', async () => {
    const tab = await signIn()
    const changed = vi.fn()
    tab.session.onIdentityChange(changed)
    tab.session.auth.getState().continueOnModeration()
    tab.session.auth.getState().chooseCompany('b')
    expect(tab.cookies.read(cookie.company)).toBe('b')
    expect(tab.cookies.read(cookie.agreement)).toBe('b1')
    expect(tab.session.auth.getState().isNotModeration).toBe(false)
    expect(tab.storage.read('isp_notModeration')).toBeNull()
    expect(changed).toHaveBeenCalledTimes(1)
    expect(tab.session.contextHeaders()).toMatchObject({
      'x-choosed-company': 'b',
      'x-choosed-agreement': 'b1',
    })
  })

  test('выход стирает всё, отзывает токены и ведёт на главную', async () => {
    const tab = await signIn()
    tab.session.preferences.getState().toggleComparison(5)
    tab.ports.tabStorage.write(storageNames.session.drafts, 'набранное')
    await tab.session.auth.getState().signOut()
    expect(tab.ports.tabStorage.read(storageNames.session.drafts)).toBeNull()
    expect([...tab.cookies.values.keys()]).toEqual([cookie.clientId])
    expect(tab.session.preferences.getState().comparisonIds).toEqual([])
    expect(tab.shop.calls.at(-1)).not.toBe('me')
    expect(tab.shop.calls).toContain('logout')
    expect(tab.page.opened).toEqual(['/'])
    expect(tab.session.contextHeaders()).not.toHaveProperty('x-choosed-company')
  })

  test('после выхода ни отметок, ни собранной до входа корзины не остаётся', async () => {
    const tab = await signIn()
    tab.session.auth.getState().confirm()
    tab.session.auth.getState().continueOnModeration()
    tab.storage.write('isp_basket', '[{"productId":7,"quantityOrdered":2}]')
    await tab.session.auth.getState().signOut()
    expect(tab.storage.read('isp_authConfirmed')).toBeNull()
    expect(tab.storage.read('isp_notModeration')).toBeNull()
    expect(tab.storage.read('isp_basket')).toBeNull()
    expect(tab.basket().count).toBe(0)
  })

  test('сервер, который молчит, не удерживает выходящего', async () => {
    const tab = await signIn()
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    tab.shop.gate.before = () => new Promise(() => {})
    void tab.session.auth.getState().signOut()
    await vi.advanceTimersByTimeAsync(3000)
    expect(tab.page.opened).toEqual(['/'])
  })

  test('выбор и отметки прежнего человека вошедшему не достаются', async () => {
    const shop = createShop()
    shop.setUser(chief)
    const tab = createTab(shop)
    tab.cookies.write(cookie.company, 'b', 1)
    tab.cookies.write(cookie.agreement, 'b1', 1)
    tab.storage.write('isp_authConfirmed', 'yes')
    tab.storage.write('isp_notModeration', 'yes')
    await tab.session.auth.getState().signIn(pairOf('1'))
    expect(tab.session.auth.getState()).toMatchObject({
      companyUuid: 'a',
      isConfirmed: false,
      isNotModeration: false,
    })
    expect(tab.storage.read('isp_notModeration')).toBeNull()
  })

  test('если имя не прочлось, вход цел, и имя можно спросить снова', async () => {
    const tab = await signIn()
    tab.shop.gate.before = async () => Promise.reject(failure(503))
    await tab.session.auth.getState().reloadUser()
    expect(tab.session.auth.getState()).toMatchObject({ status: 'signed-in', isUserFailed: true })
    tab.shop.gate.before = async () => {}
    await tab.session.auth.getState().reloadUser()
    expect(tab.session.auth.getState()).toMatchObject({ user: chief, isUserFailed: false })
  })

  test('имя, пришедшее после выхода, никого не называет', async () => {
    const tab = await signIn()
    const { promise: named, resolve: name } = Promise.withResolvers<void>()
    tab.shop.gate.before = (call) => (call === 'me' ? named : Promise.resolve())
    const reloaded = tab.session.auth.getState().reloadUser()
    await tab.session.auth.getState().signOut()
    name()
    await reloaded
    expect(tab.session.auth.getState()).toMatchObject({ status: 'anonymous', user: null })
    expect(tab.cookies.read(cookie.company)).toBeNull()
  })

  test('подтверждённый выбор и прочитанное уведомление помнит и следующая страница', async () => {
    const tab = await signIn()
    tab.session.auth.getState().confirm()
    tab.session.auth.getState().continueOnModeration()
    const next = createTab(tab.shop, { cookies: tab.cookies, storage: tab.storage })
    next.session.restore()
    await settle()
    expect(next.session.auth.getState()).toMatchObject({
      user: chief,
      isConfirmed: true,
      isNotModeration: true,
    })
  })

  test('недоступный сервер не удерживает выходящего', async () => {
    const tab = await signIn()
    tab.shop.gate.before = async () => Promise.reject(failure(0))
    await tab.session.auth.getState().signOut()
    expect(tab.page.opened).toEqual(['/'])
  })

  test('выбор, который сервер отверг, забывается и делается заново, но не по кругу', async () => {
    const tab = await signIn()
    tab.cookies.write(cookie.company, 'foreign', 1)
    tab.session.rejectChoice()
    await settle()
    expect(tab.session.auth.getState()).toMatchObject({ companyUuid: 'a', isConfirmed: false })
    tab.session.rejectChoice()
    await settle()
    const calls = tab.shop.calls.length
    tab.session.rejectChoice()
    await settle()
    expect(tab.shop.calls).toHaveLength(calls)
  })
})

describe('другая вкладка (§2.2, D27)', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const watching = async (change: (write: (name: string, value: string) => void) => void) => {
    const tab = createTab()
    const pair = pairOf('1')
    tab.cookies.write(cookie.accessToken, pair.accessToken, 1)
    tab.cookies.write(cookie.refreshToken, pair.refreshToken, 1)
    tab.session.restore()
    await vi.advanceTimersByTimeAsync(10)
    change((name, value) => tab.cookies.write(name, value, 1))
    tab.page.cookieChange()
    tab.page.cookieChange()
    await vi.advanceTimersByTimeAsync(1000)
    return tab
  }

  test('обновлённые токены того же входа никого не перезагружают', async () => {
    const tab = await watching((write) => {
      write(cookie.accessToken, pairOf('1', 's1', 2).accessToken)
      write(cookie.refreshToken, pairOf('1', 's1', 2).refreshToken)
    })
    expect(tab.page.reloads).toBe(0)
    expect(tab.session.tokens.getAccessToken()).toBe(pairOf('1', 's1', 2).accessToken)
  })

  test.each([
    ['другой пользователь', cookie.accessToken, pairOf('2').accessToken],
    ['новый вход того же пользователя', cookie.accessToken, pairOf('1', 's2').accessToken],
    ['другая компания', cookie.company, 'b'],
    ['другой договор', cookie.agreement, 'b1'],
    ['другая спецификация', cookie.specification, 's1'],
  ])('%s перезагружает страницу один раз, набранный текст сохраняется', async (_, name, value) => {
    const tab = await watching((write) => write(name, value))
    expect(tab.page).toMatchObject({ reloads: 1, kept: 1 })
  })

  test('другой номер посетителя перезагружает страницу, первый — нет', async () => {
    const tab = createTab()
    tab.session.restore()
    await vi.advanceTimersByTimeAsync(10)
    for (const [id, reloads] of [
      ['visitor-1', 0],
      ['visitor-2', 1],
    ] as const) {
      tab.cookies.write(cookie.clientId, id, 1)
      tab.page.cookieChange()
      await vi.advanceTimersByTimeAsync(1000)
      expect(tab.page.reloads).toBe(reloads)
    }
  })

  test('выход в одной вкладке — выход в другой', async () => {
    const tab = createTab()
    tab.cookies.write(cookie.accessToken, pairOf('1').accessToken, 1)
    tab.session.restore()
    await vi.advanceTimersByTimeAsync(10)
    tab.cookies.remove(cookie.accessToken)
    tab.page.cookieChange()
    await vi.advanceTimersByTimeAsync(1000)
    expect(tab.page.reloads).toBe(1)
  })

  test('где о cookie не сообщают, о входе и выборе говорит хранилище', async () => {
    vi.useRealTimers()
    const other = await signIn()
    const said = other.storage.read('isp_identityChange')
    other.session.auth.getState().chooseCompany('b')
    expect(other.storage.read('isp_identityChange')).not.toBe(said)
    vi.useFakeTimers()
    const tab = createTab()
    tab.session.restore()
    await vi.advanceTimersByTimeAsync(10)
    tab.cookies.write(cookie.accessToken, pairOf('1').accessToken, 1)
    tab.page.storageChange('isp_identityChange')
    await vi.advanceTimersByTimeAsync(1000)
    expect(tab.page.reloads).toBe(1)
  })

  test('собственный вход не перезагружает страницу, сколько бы сервер ни медлил; чужой после него — да', async () => {
    const tab = createTab()
    tab.session.restore()
    await vi.advanceTimersByTimeAsync(10)
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    tab.shop.gate.before = (call) => (call === 'me' ? answered : Promise.resolve())
    const entered = tab.session.auth.getState().signIn(pairOf('1'))
    tab.page.cookieChange()
    await vi.advanceTimersByTimeAsync(5000)
    expect(tab.page.reloads).toBe(0)
    answer()
    await entered
    await vi.advanceTimersByTimeAsync(1000)
    expect(tab.page.reloads).toBe(0)
    expect(tab.session.auth.getState().status).toBe('signed-in')
    tab.cookies.write(cookie.accessToken, pairOf('2').accessToken, 1)
    tab.page.cookieChange()
    await vi.advanceTimersByTimeAsync(1000)
    expect(tab.page.reloads).toBe(1)
  })

  test('собственные изменения не перезагружают', async () => {
    const tab = createTab()
    tab.session.restore()
    await tab.session.auth.getState().signIn(pairOf('1'))
    tab.page.cookieChange()
    await vi.advanceTimersByTimeAsync(1000)
    expect(tab.page.reloads).toBe(0)
  })
})

test('аноним не называет компании, оставшейся в cookie от прежнего входа', () => {
  const tab = createTab()
  for (const name of [cookie.company, cookie.agreement, cookie.specification]) {
    tab.cookies.write(name, 'left-behind', 60)
  }
  expect(tab.session.choiceHeaders()).toEqual({})
  expect(Object.keys(tab.session.contextHeaders())).toEqual(['x-client-date', 'x-visit-id'])
})
