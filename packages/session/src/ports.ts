import type {
  Basket,
  BasketChange,
  BasketItemInput,
  ChangeSettingsInput,
  SmallBasket,
  TokenPair,
  User,
} from '@isp/contract'

/** Storage that outlives a page. Every call may fail silently: storage can be full or disabled. */
export type StoragePort = {
  read: (name: string) => string | null
  write: (name: string, value: string) => void
  remove: (name: string) => void
}

export type CookiePort = {
  read: (name: string) => string | null
  write: (name: string, value: string, maxAgeSeconds: number) => void
  remove: (name: string) => void
}

/**
 * API calls made by the session itself (§7.1, §7.4). Each may reject with an error that has `status` (0: no response)
 * and a Russian `message`; the session shows it, so the calls themselves show no popup.
 */
export type SessionApi = {
  refresh: (input: { client_id: string; refreshToken: string }) => Promise<TokenPair>
  logout: (input: { refreshToken?: string }) => Promise<unknown>
  currentUser: () => Promise<User>
  saveSettings: (input: ChangeSettingsInput) => Promise<unknown>
  basket: () => Promise<Basket>
  addToBasket: (items: readonly BasketItemInput[]) => Promise<BasketChange>
  changeLine: (productId: number, quantityOrdered: number) => Promise<BasketChange>
  removeLine: (productId: number) => Promise<BasketChange>
  removeLines: (productIds: readonly number[]) => Promise<BasketChange>
  mergeBasket: (input: {
    mergeId: string
    items: readonly BasketItemInput[]
  }) => Promise<BasketChange>
  /** For anonymous visitors: returns lines with prices, saves nothing. */
  calculate: (items: readonly BasketItemInput[]) => Promise<Basket>
  calculateSmall: (items: readonly BasketItemInput[]) => Promise<SmallBasket>
}

/** Operations on the browser page. */
export type PagePort = {
  reload: () => void
  /** Opens a URL as a new document, so that nothing of the old page stays in memory. */
  open: (path: string) => void
  /** The listener is called when any tab has changed the cookies. */
  onCookieChange: (listener: () => void) => void
  /** Calls `act` now if the page is visible, otherwise once when it becomes visible; the same function is queued only once. */
  whenSeen: (act: () => void) => void
  /** The listener gets the name in local storage that another tab has written; null: all were cleared. */
  onStorageChange: (listener: (name: string | null) => void) => void
  /** The listener is called when the page is closed or hidden. */
  onLeave: (listener: () => void) => void
  /** Stores the typed text for the page after the reload. */
  keepTypedText: () => void
  /** Restores it; `say` is called with a message if the reload was caused by another tab changing user or company. */
  restoreTypedText: (say?: (text: string) => void) => void
}

/** What a session needs from its environment; on the server these are empty implementations. */
export type SessionPorts = {
  storage: StoragePort
  /** Lives as long as the tab. */
  tabStorage: StoragePort
  /** Lives as long as the tab, even where neither storage can be written. */
  spareStorage: StoragePort
  cookies: CookiePort
  page: PagePort
  /** Runs the work under a lock of that name shared by all tabs (D11). */
  exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>
  api: SessionApi
  now: () => number
  uuid: () => string
}
