import type { User } from '@isp/contract'
import { describe, expect, test, vi } from 'vitest'
import { createShop, createTab, failure, oneAtATime, pairOf, settle } from './session.fixture.ts'
import { sessionMessages } from './session.messages.ts'
import { storageNames } from './storage-names.ts'

const cookie = storageNames.cookie

const signIn = async (over: Parameters<typeof createTab>[1] = {}) => {
  const shop = createShop()
  shop.setUser({ companies: [] } as unknown as User)
  const tab = createTab(shop, over)
  await tab.session.auth.getState().signIn(pairOf('1'))
  await settle()
  return tab
}

describe('обновление токенов (§4, D11)', () => {
  const expired = async () => {
    const tab = await signIn()
    return { tab, used: tab.session.tokens.getAccessToken() }
  }

  test('несколько отказов разом — одно обновление', async () => {
    const { tab, used } = await expired()
    const refresh = vi.fn(async () => pairOf('1', 's1', 2))
    tab.shop.api.refresh = refresh
    const answers = await Promise.all([1, 2, 3].map(() => tab.session.tokens.refresh(used)))
    expect(answers).toEqual([true, true, true])
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(refresh).toHaveBeenCalledWith({
      client_id: tab.session.clientId(),
      refreshToken: pairOf('1').refreshToken,
    })
    expect(tab.session.tokens.getAccessToken()).toBe(pairOf('1', 's1', 2).accessToken)
  })

  test('если другая вкладка уже обновила, второй раз не обновляем', async () => {
    const { tab, used } = await expired()
    const refresh = vi.fn()
    tab.shop.api.refresh = refresh
    tab.cookies.write(cookie.accessToken, pairOf('1', 's1', 2).accessToken, 1)
    expect(await tab.session.tokens.refresh(used)).toBe(true)
    expect(refresh).not.toHaveBeenCalled()
  })

  test('отказ сервера заканчивает сессию, посетитель об этом знает', async () => {
    const { tab, used } = await expired()
    expect(await tab.session.tokens.refresh(used)).toBe(false)
    expect(tab.session.auth.getState()).toMatchObject({ status: 'anonymous', user: null })
    expect(tab.cookies.read(cookie.refreshToken)).toBeNull()
    expect(tab.session.popups.getState().items).toMatchObject([
      { variant: 'warning', text: sessionMessages.sessionEnded },
    ])
  })

  test.each([400, 499])('отказ %i — тоже отказ', async (status) => {
    const { tab, used } = await expired()
    tab.shop.api.refresh = async () => Promise.reject(failure(status))
    expect(await tab.session.tokens.refresh(used)).toBe(false)
    expect(tab.session.auth.getState().status).toBe('anonymous')
  })

  test.each<[string, string[], string[]]>([
    ['не осталось ничего', [], []],
    [
      'остался один истёкший токен',
      [cookie.accessToken, cookie.clientId],
      [sessionMessages.sessionEnded],
    ],
    ['не знает себя браузер', [cookie.refreshToken], [sessionMessages.sessionEnded]],
  ])('%s — обновлять нечего, и сервера не спрашивают', async (_, left, said) => {
    const { tab, used } = await expired()
    const refresh = vi.spyOn(tab.shop.api, 'refresh')
    const changed = vi.fn()
    tab.session.onIdentityChange(changed)
    for (const name of Object.values(cookie)) if (!left.includes(name)) tab.cookies.remove(name)
    expect(await tab.session.tokens.refresh(used)).toBe(false)
    expect(refresh).not.toHaveBeenCalled()
    expect(tab.popups()).toEqual(said)
    expect(changed).toHaveBeenCalledTimes(said.length)
    expect(tab.session.isSignedIn()).toBe(false)
  })

  test('идентификатор браузера остаётся, пока он есть; обрывок заменяется', () => {
    const { session, cookies } = createTab()
    for (const [kept, id] of [
      ['12345678', '12345678'],
      ['1234567', 'uuid-0000-1'],
    ] as const) {
      cookies.write(cookie.clientId, kept, 1)
      expect(session.clientId()).toBe(id)
      expect(cookies.read(cookie.clientId)).toBe(id)
    }
  })

  test('замок один на все вкладки, какого бы выпуска они ни были', async () => {
    const locks: string[] = []
    const tab = await signIn({
      exclusively: (name, work) => {
        locks.push(name)
        return work()
      },
    })
    locks.length = 0
    await tab.session.tokens.refresh(tab.session.tokens.getAccessToken())
    expect(locks).toEqual(['isp_refresh'])
  })

  test.each([
    ['обрыв связи', 0],
    ['перегрузка', 429],
    ['сбой сервера', 500],
    ['сервер, который поднимается,', 503],
  ])('%s сессию не заканчивает', async (_, status) => {
    const { tab, used } = await expired()
    tab.shop.api.refresh = async () => Promise.reject(failure(status))
    await expect(tab.session.tokens.refresh(used)).rejects.toMatchObject({ status })
    expect(tab.session.auth.getState().status).toBe('signed-in')
    expect(tab.cookies.read(cookie.refreshToken)).toBe(pairOf('1').refreshToken)
    expect(tab.popups()).toEqual([])
  })

  test('обновляется столько раз, сколько нужно', async () => {
    const { tab } = await expired()
    let turn = 1
    tab.shop.api.refresh = async () => pairOf('1', 's1', ++turn)
    for (const next of [2, 3]) {
      expect(await tab.session.tokens.refresh(tab.session.tokens.getAccessToken())).toBe(true)
      expect(tab.session.tokens.getAccessToken()).toBe(pairOf('1', 's1', next).accessToken)
    }
  })

  test('две вкладки, которым отказано разом, обновляют вход по очереди и один раз', async () => {
    const exclusively = oneAtATime()
    const first = await signIn({ exclusively })
    const second = createTab(first.shop, { exclusively, cookies: first.ports.cookies })
    const used = first.session.tokens.getAccessToken()
    const refresh = vi.fn(async () => pairOf('1', 's1', 2))
    first.shop.api.refresh = refresh
    const tabs = [first, second]
    expect(await Promise.all(tabs.map(({ session }) => session.tokens.refresh(used)))).toEqual([
      true,
      true,
    ])
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('отказ прежнему входу не заканчивает нового, сделанного тем временем', async () => {
    const { tab, used } = await expired()
    tab.shop.api.refresh = async () => {
      tab.cookies.write(cookie.accessToken, pairOf('2').accessToken, 1)
      tab.cookies.write(cookie.refreshToken, pairOf('2').refreshToken, 1)
      throw failure(401)
    }
    expect(await tab.session.tokens.refresh(used)).toBe(true)
    expect(tab.cookies.read(cookie.accessToken)).toBe(pairOf('2').accessToken)
    expect(tab.popups()).toEqual([])
  })

  test('пропала одна cookie токена — вход остаётся: его можно обновить (D34)', async () => {
    const { tab } = await expired()
    tab.cookies.remove(cookie.accessToken)
    const next = createTab(tab.shop, { cookies: tab.cookies })
    next.session.restore()
    expect(next.session.auth.getState().status).toBe('signed-in')
    tab.shop.api.refresh = async () => pairOf('1', 's1', 2)
    expect(await next.session.tokens.refresh(null)).toBe(true)
    expect(tab.cookies.read(cookie.accessToken)).toBe(pairOf('1', 's1', 2).accessToken)
  })

  test('половина вырванного входа — не новый токен', async () => {
    const { tab, used } = await expired()
    tab.shop.api.refresh = async () => {
      tab.cookies.remove(cookie.refreshToken)
      throw failure(401)
    }
    expect(await tab.session.tokens.refresh(used)).toBe(false)
    expect(tab.popups()).toEqual([])
  })

  test('ответ, пришедший после выхода, никого не впускает', async () => {
    const { tab, used } = await expired()
    tab.shop.api.refresh = async () => {
      await tab.session.auth.getState().signOut()
      return pairOf('1', 's1', 2)
    }
    expect(await tab.session.tokens.refresh(used)).toBe(false)
    expect(tab.cookies.read(cookie.accessToken)).toBeNull()
  })
})
