import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SessionPorts } from './ports.ts'
import { storageNames } from './storage-names.ts'

/** §2.5 History. `lastTimeUsed`: milliseconds since 1970. */
export type SearchHistoryEntry = { id: string; lastTimeUsed: number; value: string }

export type SearchHistory = {
  /** Newest first, at most five, values unique. */
  entries: readonly SearchHistoryEntry[]
  add: (value: string) => void
  remove: (id: string) => void
  clear: () => void
  restore: () => void
}

const MAX_ENTRIES = 5

const isEntry = (entry: Partial<SearchHistoryEntry> | null): entry is SearchHistoryEntry =>
  typeof entry?.id === 'string' &&
  typeof entry.value === 'string' &&
  typeof entry.lastTimeUsed === 'number'

const parseEntries = (text: string | null): SearchHistoryEntry[] => {
  try {
    const value: unknown = JSON.parse(String(text))
    return Array.isArray(value) ? value.filter(isEntry).slice(0, MAX_ENTRIES) : []
  } catch {
    return []
  }
}

export const createSearchHistoryStore = ({
  storage,
  now,
  uuid,
}: SessionPorts): StoreApi<SearchHistory> => {
  const name = storageNames.local.searchHistory
  return createStore<SearchHistory>()((set, get) => {
    const keep = (entries: SearchHistoryEntry[]) => {
      set({ entries })
      storage.write(name, JSON.stringify(entries))
    }
    return {
      entries: [],
      add: (text) => {
        const value = text.trim()
        if (value === '') return
        const others = get().entries.filter((entry) => entry.value !== value)
        const known = get().entries.find((entry) => entry.value === value)
        const entry = { id: known?.id ?? uuid(), lastTimeUsed: now(), value }
        keep([entry, ...others].slice(0, MAX_ENTRIES))
      },
      remove: (id) => keep(get().entries.filter((entry) => entry.id !== id)),
      clear: () => keep([]),
      restore: () => set({ entries: parseEntries(storage.read(name)) }),
    }
  })
}
