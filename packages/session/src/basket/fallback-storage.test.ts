import { expect, test, vi } from 'vitest'
import { createShop, createTab, memoryStorage, settle } from '../session.fixture.ts'
import { createFallbackStorage } from './fallback-storage.ts'

/** A storage that drops writes until it is repaired, but still returns old values. */
const breaking = () => {
  const storage = memoryStorage()
  const state = { isBroken: true }
  const write = (name: string, value: string) => void (state.isBroken || storage.write(name, value))
  return { state, storage: { ...storage, write } }
}

test('хранилище снова принимает: корзина вкладки видна следующей странице и другим вкладкам', async () => {
  const { state, storage } = breaking()
  const tab = createTab(createShop(), { storage })
  tab.session.restore()
  await tab.basket().add(7, 2)
  tab.page.leave()
  expect(storage.read('isp_basket')).toBeNull()
  expect(tab.ports.spareStorage.read('isp_basket')).not.toBeNull()

  state.isBroken = false
  tab.page.leave()
  expect(tab.ports.spareStorage.read('isp_basket')).toBeNull()
  const next = createTab(tab.shop, { storage, spareStorage: memoryStorage() })
  next.session.restore()
  await settle()
  expect(Object.fromEntries(next.basket().lines)).toEqual({ 7: 2 })
})

test('целое хранилище при уходе со страницы не трогают', async () => {
  const tab = createTab()
  tab.session.restore()
  await tab.basket().add(7, 2)
  tab.storage.write('isp_basket', '[{"productId":7,"quantityOrdered":5}]')
  tab.page.leave()
  expect(tab.storage.read('isp_basket')).toBe('[{"productId":7,"quantityOrdered":5}]')
})

test('что помнила одна страница, сменяется новым, возвращается в хранилище и убирается', () => {
  const { state, storage } = breaking()
  const nowhere = { read: () => null, write: () => {}, remove: () => {} }
  const onWeak = vi.fn()
  const kept = createFallbackStorage({ storage, spareStorage: nowhere, onWeak })
  const keepBroken = (value: string) => {
    state.isBroken = true
    kept.write('a', value)
    expect(kept.read('a')).toBe(value)
    expect(onWeak).toHaveBeenLastCalledWith('page')
    state.isBroken = false
  }
  keepBroken('1')
  kept.write('a', '2')
  expect(kept.read('a')).toBe('2')

  keepBroken('3')
  kept.moveToStorage('a')
  expect(storage.read('a')).toBe('3')
  storage.write('a', '4')
  expect(kept.read('a')).toBe('4')

  keepBroken('5')
  kept.remove('a')
  expect(kept.read('a')).toBeNull()
})
