import { describe, expect, test } from 'vitest'
import { createPreferencesStore } from './preferences.ts'
import { storageNames } from './storage-names.ts'

const memory = (initial: Record<string, string> = {}) => {
  const values = new Map(Object.entries(initial))
  return {
    values,
    read: (name: string) => values.get(name) ?? null,
    write: (name: string, value: string) => void values.set(name, value),
    remove: (name: string) => void values.delete(name),
  }
}

describe('предпочтения посетителя (§3)', () => {
  test('чужие или испорченные данные в хранилище не ломают страницу', () => {
    const store = createPreferencesStore(
      memory({
        [storageNames.local.comparison]: '{"__proto__": 1}',
        [storageNames.local.favorites]: '[1, "2", 0, -3, 4.5, 1e99, 4294967297, 1, 7]',
        [storageNames.local.userSettings]: 'не json',
      }),
    )
    store.getState().restore()
    expect(store.getState().comparisonIds).toEqual([])
    expect(store.getState().favoriteIds).toEqual([1, 7])
    expect(store.getState().settings.catalogView).toBe('list')
  })

  test('до restore состояние равно серверному, после — берётся из хранилища', () => {
    const storage = memory({ [storageNames.local.comparison]: '[3,5]' })
    const store = createPreferencesStore(storage)
    expect(store.getState()).toMatchObject({
      comparisonIds: [],
      favoriteIds: [],
      settings: { catalogView: 'list' },
    })
    store.getState().restore()
    expect(store.getState().comparisonIds).toEqual([3, 5])
  })

  describe.each([
    ['сравнение', 'comparisonIds', 'toggleComparison', storageNames.local.comparison],
    ['избранное', 'favoriteIds', 'toggleFavorite', storageNames.local.favorites],
  ] as const)('%s', (_, ids, toggle, name) => {
    test('товар добавляется и убирается, порядок — по времени', () => {
      const storage = memory()
      const store = createPreferencesStore(storage)
      for (const id of [9, 4, 9, 7]) store.getState()[toggle](id)
      expect(store.getState()[ids]).toEqual([4, 7])
      expect(storage.values).toEqual(new Map([[name, '[4,7]']]))
    })

    test('отметка, сделанная до restore, не стирает прежние', () => {
      const store = createPreferencesStore(memory({ [name]: '[3,5]' }))
      store.getState()[toggle](8)
      store.getState().restore()
      expect(store.getState()[ids]).toEqual([3, 5, 8])
    })

    test('где хранилище ничего не берёт, отметки живут до конца страницы', () => {
      const store = createPreferencesStore({ ...memory(), write: () => {} })
      for (const id of [9, 4]) store.getState()[toggle](id)
      expect(store.getState()[ids]).toEqual([9, 4])
    })
  })

  test('очищенное сравнение пусто и на следующей странице', () => {
    const storage = memory({ [storageNames.local.comparison]: '[3,5]' })
    const store = createPreferencesStore(storage)
    store.getState().restore()
    store.getState().clearComparison()
    expect(store.getState().comparisonIds).toEqual([])
    expect(storage.values.size).toBe(0)
  })

  test.each(['list', 'roomy', 'tile', 'table'] as const)(
    '§3: вид %s читается из хранилища',
    (view) => {
      const store = createPreferencesStore(
        memory({ [storageNames.local.userSettings]: JSON.stringify({ catalogView: view }) }),
      )
      store.getState().restore()
      expect(store.getState().settings.catalogView).toBe(view)
    },
  )

  test('вид каталога запоминается под именем из спецификации', () => {
    const storage = memory()
    createPreferencesStore(storage).getState().setCatalogView('tile')
    expect(storage.values.get('isp_userSettings')).toBe('{"catalogView":"tile"}')
  })
})
