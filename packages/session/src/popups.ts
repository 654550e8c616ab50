import { createStore, type StoreApi } from 'zustand/vanilla'

export type PopupVariant = 'info' | 'success' | 'error' | 'warning'

/** §2.15: a notification. `visibleMs`: how long it stays; the shell renders the list. */
export type PopupItem = {
  uuid: string
  variant: PopupVariant
  text: string
  label?: string
  image?: string
  button?: { text: string; onClick: () => void }
  visibleMs: number
}

export type NotifyInput = Omit<PopupItem, 'uuid' | 'visibleMs'> & { visibleMs?: number }

export type Popups = {
  items: readonly PopupItem[]
  notify: (input: NotifyInput) => void
  close: (uuid: string) => void
}

/** §9: at most three at once, the oldest is dropped; errors stay for five seconds. */
const MAX_POPUPS = 3
const VISIBLE_MS = 5000

export const createPopupsStore = (uuid: () => string): StoreApi<Popups> =>
  createStore<Popups>()((set, get) => ({
    items: [],
    notify: (input) => {
      const item = { visibleMs: VISIBLE_MS, ...input, uuid: uuid() }
      set({ items: [...get().items, item].slice(-MAX_POPUPS) })
    },
    close: (closed) => set({ items: get().items.filter((item) => item.uuid !== closed) }),
  }))
