import { describe, expect, test } from 'vitest'
import { createSearchHistoryStore } from './search-history.ts'
import { createServerPorts } from './server-ports.ts'
import { memoryStorage } from './session.fixture.ts'
import { storageNames } from './storage-names.ts'

const createHistory = () => {
  let clock = 0
  let count = 0
  const written: string[] = []
  const ports = createServerPorts()
  const store = createSearchHistoryStore({
    ...ports,
    storage: { ...ports.storage, write: (_name, value) => void written.push(value) },
    now: () => ++clock,
    uuid: () => `id-${++count}`,
  })
  return { store, written, values: () => store.getState().entries.map(({ value }) => value) }
}

describe('история поиска (§2.5, §9)', () => {
  test('пустой запрос и пробелы в историю не попадают', () => {
    const { store, values } = createHistory()
    store.getState().add('   ')
    expect(values()).toEqual([])
  })

  test('хранит не больше пяти запросов, новые сверху', () => {
    const { store, values } = createHistory()
    for (const text of ['а', 'б', 'в', 'г', 'д', 'е']) store.getState().add(text)
    expect(values()).toEqual(['е', 'д', 'г', 'в', 'б'])
  })

  test('повтор запроса поднимает его наверх и обновляет время, а не дублирует', () => {
    const { store, values } = createHistory()
    for (const text of ['сверло', 'фреза', ' сверло ']) store.getState().add(text)
    expect(values()).toEqual(['сверло', 'фреза'])
    expect(store.getState().entries[0]).toEqual({ id: 'id-1', lastTimeUsed: 3, value: 'сверло' })
  })

  test('запись удаляется по одной и все сразу', () => {
    const { store, values, written } = createHistory()
    for (const text of ['сверло', 'фреза']) store.getState().add(text)
    store.getState().remove('id-1')
    expect(values()).toEqual(['фреза'])
    store.getState().clear()
    expect(written.at(-1)).toBe('[]')
  })

  test('прочитанное из хранилища — не больше пяти целых записей, испорченное не роняет страницу', () => {
    const storage = memoryStorage()
    const store = createSearchHistoryStore({ ...createServerPorts(), storage })
    const entry = (value: string) => ({ id: value, lastTimeUsed: 1, value })
    const restored = (text: string) => {
      storage.write(storageNames.local.searchHistory, text)
      store.getState().restore()
      return store.getState().entries.map(({ value }) => value)
    }
    const many = ['а', 'б', 'в', 'г', 'д', 'е'].map(entry)
    const broken = [{ id: 5 }, { value: 5 }, { lastTimeUsed: '5' }].map((part) =>
      Object.assign(entry('ж'), part),
    )
    expect(restored(JSON.stringify([null, 5, ...broken, ...many]))).toEqual([
      'а',
      'б',
      'в',
      'г',
      'д',
    ])
    for (const text of ['', 'не JSON', '{}', 'null']) expect(restored(text)).toEqual([])
  })
})
