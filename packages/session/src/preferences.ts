import { createStore, type StoreApi } from 'zustand/vanilla'
import type { StoragePort } from './ports.ts'
import { storageNames } from './storage-names.ts'

/** `list` has dense rows, `roomy` has rows with more space, `table` shows all technical columns. */
const catalogViews = ['list', 'roomy', 'tile', 'table'] as const
export type CatalogView = (typeof catalogViews)[number]
export type UserSettings = { catalogView: CatalogView }

export type Preferences = {
  /** Product ids, oldest first. */
  comparisonIds: readonly number[]
  favoriteIds: readonly number[]
  settings: UserSettings
  toggleComparison: (id: number) => void
  clearComparison: () => void
  toggleFavorite: (id: number) => void
  setCatalogView: (view: CatalogView) => void
  /** Reads storage; called once after hydration, and when another tab has written. */
  restore: () => void
}

const defaultSettings: UserSettings = { catalogView: 'list' }

const parse = (text: string | null): unknown => {
  let value: unknown
  try {
    value = JSON.parse(String(text))
  } catch {
    // ignores an invalid stored value
  }
  return value
}

const parseIds = (text: string | null): number[] => {
  const value = parse(text)
  if (!Array.isArray(value)) return []
  // ids of the server are integers of 32 bits
  return [...new Set(value.filter((id) => id > 0 && id === (id | 0)))]
}

const parseSettings = (text: string | null): UserSettings => {
  const view = (parse(text) as UserSettings | null | undefined)?.catalogView
  return { catalogView: catalogViews.find((known) => known === view) ?? 'list' }
}

const toggle = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]

/**
 * Comparison, favourites and user settings (§3 "Client storage"), kept in local storage. While the user is signed in,
 * the shell replaces the functions that change comparison and favourites by those of the account.
 */
export const createPreferencesStore = (storage: StoragePort): StoreApi<Preferences> => {
  const { comparison, favorites, userSettings } = storageNames.local
  /** Storage takes precedence over memory: another tab may have written, and a click may come before `restore`. */
  const current = (name: string, ids: readonly number[]): readonly number[] => {
    const text = storage.read(name)
    return text === null ? ids : parseIds(text)
  }
  return createStore<Preferences>()((set, get) => ({
    comparisonIds: [],
    favoriteIds: [],
    settings: defaultSettings,
    toggleComparison: (id) => {
      set({ comparisonIds: toggle(current(comparison, get().comparisonIds), id) })
      storage.write(comparison, JSON.stringify(get().comparisonIds))
    },
    clearComparison: () => {
      set({ comparisonIds: [] })
      storage.remove(comparison)
    },
    toggleFavorite: (id) => {
      set({ favoriteIds: toggle(current(favorites, get().favoriteIds), id) })
      storage.write(favorites, JSON.stringify(get().favoriteIds))
    },
    setCatalogView: (catalogView) => {
      set({ settings: { ...get().settings, catalogView } })
      storage.write(userSettings, JSON.stringify(get().settings))
    },
    restore: () =>
      set({
        comparisonIds: parseIds(storage.read(comparison)),
        favoriteIds: parseIds(storage.read(favorites)),
        settings: parseSettings(storage.read(userSettings)),
      }),
  }))
}
