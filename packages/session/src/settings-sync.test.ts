import type { User } from '@isp/contract'
import { describe, expect, test } from 'vitest'
import { createShop, createTab, pairOf, settle } from './session.fixture.ts'

const settings = {
  basket_version: 2,
  checkout_version: 2,
  product_version: 2,
  basket_view: 'list',
  catalog_view: 'tile',
  user_registration: false,
}
const userWith = (over: Partial<typeof settings> = {}) =>
  ({ id: 7, companies: [], settings: { ...settings, ...over } }) as unknown as User

const enter = async (user: User) => {
  const tab = createTab()
  tab.shop.setUser(user)
  await tab.session.auth.getState().signIn(pairOf('7'))
  await settle()
  return tab
}

describe('настройки пользователя (§3, §4)', () => {
  test('приходят в браузер вместе с человеком и не уходят обратно эхом', async () => {
    const { session, storage, shop } = await enter(userWith())
    expect(session.preferences.getState().settings.catalogView).toBe('tile')
    expect(storage.read('isp_userSettings')).toBe('{"catalogView":"tile"}')
    expect(storage.read('isp_basketView')).toBe('list')
    expect(storage.read('isp_basketVersion')).toBeNull()
    expect(storage.read('isp_checkoutVersion')).toBeNull()
    expect(shop.calls.filter((call) => call.startsWith('settings'))).toEqual([])
  })

  test('версии хранятся только у того, кто регистрировался здесь', async () => {
    const { storage } = await enter(
      userWith({ user_registration: true, checkout_version: 1, product_version: 3 }),
    )
    expect(storage.read('isp_basketVersion')).toBe('2')
    expect(storage.read('isp_checkoutVersion')).toBe('1')
    expect(storage.read('isp_productVersion')).toBe('3')
    expect(storage.read('isp_userRegistered')).toBe('yes')
  })

  test('перемена в этом браузере уходит на сервер, у посетителя без входа — остаётся здесь', async () => {
    const { session, shop } = await enter(userWith())
    session.preferences.getState().setCatalogView('list')
    expect(shop.calls.at(-1)).toBe('settings {"catalog_view":"list"}')
    session.preferences.getState().toggleComparison(5)
    expect(shop.calls.filter((call) => call.startsWith('settings'))).toHaveLength(1)
    const anonymous = createTab()
    anonymous.session.preferences.getState().setCatalogView('tile')
    expect(anonymous.shop.calls).toEqual([])
  })

  test('прочитанное из хранилища — не перемена; перемена после него и до него — да', async () => {
    const before = await enter(userWith())
    before.storage.write('isp_userSettings', '{"catalogView":"table"}')
    const { session, shop } = createTab(createShop(), {
      cookies: before.cookies,
      storage: before.storage,
    })
    const view = () => session.preferences.getState().settings.catalogView
    const sent = () => shop.calls.filter((call) => call.startsWith('settings'))
    session.preferences.getState().setCatalogView('roomy')
    expect(sent()).toEqual(['settings {"catalog_view":"roomy"}'])
    before.storage.write('isp_userSettings', '{"catalogView":"table"}')
    session.restore()
    expect(view()).toBe('table')
    expect(sent()).toHaveLength(1)
    session.preferences.getState().setCatalogView('tile')
    expect(sent().slice(1)).toEqual(['settings {"catalog_view":"tile"}'])
  })
})
