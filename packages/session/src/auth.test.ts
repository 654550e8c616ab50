import type { MemberCompany, User } from '@isp/contract'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createShop, createTab, failure, pairOf, settle } from './session.fixture.ts'
import { storageNames } from './storage-names.ts'

const { cookie } = storageNames
const company = (uuid: string, agreements: string[]): MemberCompany =>
  ({ uuid, agreements: agreements.map((name) => ({ uuid: name, name })) }) as MemberCompany
const chief = { companies: [company('a', ['a1', 'a2']), company('b', ['b1'])] } as User
const nobody = {
  status: 'anonymous',
  user: null,
  isUserFailed: false,
  companyUuid: null,
  agreementUuid: null,
  specificationUuid: null,
  isConfirmed: false,
  isNotModeration: false,
  dialog: null,
}

const signIn = async (user = chief) => {
  const shop = createShop()
  shop.setUser(user)
  const tab = createTab(shop)
  const auth = () => tab.session.auth.getState()
  await auth().signIn(pairOf('1'))
  await settle()
  const changed = vi.fn()
  tab.session.onIdentityChange(changed)
  /** The choice stored in the cookies; missing cookies are left out. */
  const kept = () =>
    [cookie.company, cookie.agreement, cookie.specification].flatMap(
      (name) => tab.cookies.values.get(name) ?? [...(tab.cookies.values.has(name) ? ['?'] : [])],
    )
  /** Opens the next page in the same browser; the server has not returned the user yet. */
  const next = () => {
    const page = createTab(shop, { cookies: tab.cookies, storage: tab.storage })
    page.session.restore()
    return page.session.auth.getState()
  }
  return { ...tab, auth, changed, kept, next }
}

test('до restore не сказано ничего; без cookie входа это аноним, и сервера о нём не спрашивают', async () => {
  const { session, shop } = createTab()
  expect(session.auth.getState()).toMatchObject({ ...nobody, status: 'unknown' })
  session.restore()
  expect(session.auth.getState()).toMatchObject(nobody)
  await session.auth.getState().reloadUser()
  expect(shop.calls).not.toContain('me')
})

test('пока вход идёт, неизвестно, кто это; cookie входа живут тридцать дней, имя браузера — год', async () => {
  const tab = createTab()
  const written = new Map<string, number>()
  vi.spyOn(tab.cookies, 'write').mockImplementation((name, value, seconds) => {
    written.set(name, seconds)
    tab.cookies.values.set(name, value)
  })
  const { promise: named, resolve: name } = Promise.withResolvers<void>()
  tab.shop.setUser(chief)
  tab.shop.gate.before = () => named
  tab.session.restore()
  const entered = tab.session.auth.getState().signIn(pairOf('1'))
  await settle()
  expect(tab.session.auth.getState().status).toBe('unknown')
  name()
  await entered
  const month = 2_592_000
  expect(Object.fromEntries(written)).toEqual({
    [cookie.accessToken]: month,
    [cookie.refreshToken]: month,
    [cookie.company]: month,
    [cookie.agreement]: month,
    [cookie.clientId]: 31_536_000,
  })
})

describe('выбор (§2.7, D38)', () => {
  test('спецификация — своего договора, договор — своей компании; невыбранное не хранится', async () => {
    const { auth, kept, changed } = await signIn()
    auth().chooseSpecification('s1')
    expect(auth()).toMatchObject({ companyUuid: 'a', agreementUuid: 'a1', specificationUuid: 's1' })
    expect(kept()).toEqual(['a', 'a1', 's1'])
    auth().chooseAgreement('a2')
    expect(auth()).toMatchObject({ companyUuid: 'a', agreementUuid: 'a2', specificationUuid: null })
    expect(kept()).toEqual(['a', 'a2'])
    expect(changed).toHaveBeenCalledTimes(2)
  })

  test('выбранное вместе остаётся вместе; прочитанное о модерации забывается с другой компанией', async () => {
    const { auth, kept, changed, storage } = await signIn()
    auth().continueOnModeration()
    auth().choose({ companyUuid: 'a', agreementUuid: 'a2', specificationUuid: 's1' })
    expect(kept()).toEqual(['a', 'a2', 's1'])
    expect(auth().isNotModeration).toBe(true)
    expect(storage.read('isp_notModeration')).toBe('yes')
    auth().choose({ companyUuid: 'b', agreementUuid: 'b1', specificationUuid: null })
    expect(kept()).toEqual(['b', 'b1'])
    expect(auth().isNotModeration).toBe(false)
    expect(storage.read('isp_notModeration')).toBeNull()
    expect(changed).toHaveBeenCalledTimes(2)
  })

  test('подтверждает человек, и следующая страница знает это сразу', async () => {
    const { auth, next } = await signIn()
    await auth().reloadUser()
    expect(auth().isConfirmed).toBe(false)
    expect(next()).toMatchObject({ isConfirmed: false, isNotModeration: false })
    auth().confirm()
    auth().continueOnModeration()
    auth().chooseSpecification('s1')
    expect(auth()).toMatchObject({ isConfirmed: true, isNotModeration: true })
    expect(next()).toMatchObject({
      status: 'signed-in',
      user: null,
      companyUuid: 'a',
      agreementUuid: 'a1',
      specificationUuid: 's1',
      isConfirmed: true,
      isNotModeration: true,
    })
  })

  test('где выбирать не из чего, подтверждено само, и на следующей странице — сразу', async () => {
    const { auth, next } = await signIn({ companies: [company('a', ['a1'])] } as User)
    expect(auth().isConfirmed).toBe(true)
    expect(next().isConfirmed).toBe(true)
  })

  test('компании у человека больше нет: прочитанное для неё больше не годится', async () => {
    const { auth, shop, changed, storage } = await signIn()
    auth().confirm()
    // §2.7: basket and comparison are fetched again even if the confirmed choice is unchanged
    expect(changed).toHaveBeenCalledTimes(1)
    changed.mockClear()
    shop.setUser({ companies: [company('b', ['b1']), company('c', [])] } as unknown as User)
    await auth().reloadUser()
    expect(auth()).toMatchObject({ companyUuid: 'b', agreementUuid: 'b1', isConfirmed: false })
    expect(storage.read('isp_authConfirmed')).toBeNull()
    expect(changed).toHaveBeenCalledTimes(1)
  })
})

describe('имя (§2.6)', () => {
  test('спрошенное снова — ещё не сбой', async () => {
    const { auth, shop } = await signIn()
    shop.gate.before = async () => Promise.reject(failure(503))
    await auth().reloadUser()
    expect(auth().isUserFailed).toBe(true)
    shop.gate.before = () => new Promise(() => {})
    void auth().reloadUser()
    expect(auth().isUserFailed).toBe(false)
  })

  test('не прочтённое после выхода — не сбой', async () => {
    const { auth, shop } = await signIn()
    shop.gate.before = async (call) => {
      if (call !== 'me') return
      await auth().signOut()
      throw failure(503)
    }
    await auth().reloadUser()
    expect(auth()).toMatchObject(nobody)
  })
})

describe('выход (§2.9)', () => {
  test('не оставляет ничего, даже диалога, и называет отозванный токен', async () => {
    const { auth, shop, changed } = await signIn()
    const logout = vi.spyOn(shop.api, 'logout')
    auth().confirm()
    changed.mockClear()
    auth().continueOnModeration()
    shop.gate.before = async (call) => (call === 'me' ? Promise.reject(failure(503)) : undefined)
    await auth().reloadUser()
    auth().openAuth({ reason: 'Войдите снова' })
    await auth().signOut()
    expect(auth()).toMatchObject(nobody)
    expect(changed).toHaveBeenCalledTimes(1)
    expect(logout.mock.calls).toEqual([[{ refreshToken: pairOf('1').refreshToken }]])
  })

  test('где отзывать нечего, сервера не спрашивают', async () => {
    const { auth, shop, cookies, page } = await signIn()
    cookies.remove(cookie.refreshToken)
    await auth().signOut()
    expect(shop.calls).not.toContain('logout')
    expect(page.opened).toEqual(['/'])
  })
})

test('вход открыт над страницей, ведёт, куда сказано, и закрывается (§2.6)', () => {
  const { session } = createTab()
  const dialog = () => session.auth.getState().dialog
  session.openAuth({ reason: 'Войдите' })
  expect(dialog()).toEqual({ reason: 'Войдите', returnTo: null })
  session.openAuth({ reason: 'Войдите', returnTo: '/basket/', isRegistration: true })
  expect(dialog()).toEqual({ reason: 'Войдите', returnTo: '/basket/', isRegistration: true })
  session.auth.getState().closeAuth()
  expect(dialog()).toBeNull()
})

describe('выбор, который сервер отверг', () => {
  const refusedTab = async () => {
    const tab = await signIn()
    tab.auth().choose({ companyUuid: 'b', agreementUuid: 'b1', specificationUuid: 's1' })
    tab.auth().confirm()
    tab.changed.mockClear()
    const asked = () => tab.shop.calls.filter((call) => call === 'me').length - 1
    return { ...tab, asked }
  }

  test('забыт сразу, делается заново и больше не подтверждён', async () => {
    const { session, auth, kept, storage, changed } = await refusedTab()
    session.rejectChoice()
    expect(auth()).toMatchObject({ companyUuid: null, specificationUuid: null, isConfirmed: false })
    expect(kept()).toEqual([])
    expect(storage.read('isp_authConfirmed')).toBeNull()
    await settle()
    expect(auth()).toMatchObject({ user: chief, companyUuid: 'a', isConfirmed: false })
    expect(session.identity()).toBe('1/s1|a|a1|')
    expect(changed).toHaveBeenCalledTimes(1)
  })

  test('отвергнутый дважды второй раз не спрошен, другой — спрошен', async () => {
    const { session, auth, asked } = await refusedTab()
    const choice = { companyUuid: 'b', agreementUuid: 'b1', specificationUuid: 's1' }
    for (const [chosen, times] of [
      [choice, 1],
      [choice, 1],
      [{ ...choice, specificationUuid: null }, 2],
      [{ ...choice, agreementUuid: null }, 3],
    ] as const) {
      auth().choose(chosen)
      session.rejectChoice()
      await settle()
      expect(asked()).toBe(times)
    }
  })

  test('не перезагружает страницу, сколько бы сервер ни медлил', async () => {
    const { session, shop, page, changed } = await refusedTab()
    session.restore()
    await settle()
    changed.mockClear()
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { promise: named, resolve: name } = Promise.withResolvers<void>()
    shop.gate.before = (call) => (call === 'me' ? named : Promise.resolve())
    session.rejectChoice()
    page.cookieChange()
    await vi.advanceTimersByTimeAsync(5000)
    expect(page.reloads).toBe(0)
    name()
    await vi.advanceTimersByTimeAsync(1000)
    expect(page.reloads).toBe(0)
    expect(session.identity()).toBe('1/s1|a|a1|')
    expect(changed).toHaveBeenCalledTimes(1)
  })

  test('выхода, сделанного тем временем, не задерживает', async () => {
    const { session, shop, auth, changed } = await refusedTab()
    shop.gate.before = (call) => (call === 'me' ? new Promise(() => {}) : Promise.resolve())
    session.rejectChoice()
    await auth().signOut()
    expect(session.identity()).toBe('')
    expect(changed).toHaveBeenCalledTimes(1)
  })

  test('имени сервер не назвал: страница знает, что выбора нет', async () => {
    const { session, shop, changed } = await refusedTab()
    shop.gate.before = async () => Promise.reject(failure(503))
    session.rejectChoice()
    await settle()
    expect(session.identity()).toBe('1/s1|||')
    expect(changed).toHaveBeenCalledTimes(1)
  })
})
