import { expect, test } from 'vitest'
import { createPopupsStore } from './popups.ts'

test('§2.15: четвёртое уведомление вытесняет самое старое', () => {
  let count = 0
  const store = createPopupsStore(() => `p${++count}`)
  for (const text of ['1', '2', '3', '4']) store.getState().notify({ variant: 'info', text })
  expect(store.getState().items.map(({ text }) => text)).toEqual(['2', '3', '4'])
  store.getState().close('p3')
  expect(store.getState().items.map(({ uuid }) => uuid)).toEqual(['p2', 'p4'])
})

test('§9: уведомление видно пять секунд, если не сказано иначе', () => {
  const store = createPopupsStore(() => 'p')
  store.getState().notify({ variant: 'error', text: 'ошибка' })
  store.getState().notify({ variant: 'success', text: 'готово', visibleMs: 3000 })
  expect(store.getState().items.map(({ visibleMs }) => visibleMs)).toEqual([5000, 3000])
})
