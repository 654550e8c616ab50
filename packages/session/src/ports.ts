import type {
  Basket,
  BasketChange,
  BasketItemInput,
  ChangeSettingsInput,
  SmallBasket,
  TokenPair,
  User,
} from '@isp/contract'

/** Where a session keeps what outlives a page. Every call may fail silently: storage can be full or switched off. */
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
 * The calls that a session makes by itself (§7.1, §7.4). Every call may reject with an error that carries `status`
 * (0: no answer came) and a Russian `message`; the session shows it, so the calls themselves show no popup.
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
  /** Of an anonymous: lines with prices, nothing is saved. */
  calculate: (items: readonly BasketItemInput[]) => Promise<Basket>
  calculateSmall: (items: readonly BasketItemInput[]) => Promise<SmallBasket>
}

/** The page around the session. */
export type PagePort = {
  reload: () => void
  /** Opens an address as a new document: nothing of the page before stays in memory. */
  open: (path: string) => void
  /** Told of cookies that changed, by whichever tab. */
  onCookieChange: (listener: () => void) => void
  /** Does it now if the page is being looked at, else once when it is; the same function waits once. */
  whenSeen: (act: () => void) => void
  /** Told of the names in local storage that another tab has written; null: all of it. */
  onStorageChange: (listener: (name: string | null) => void) => void
  /** Told when the page is left, or put away for a while. */
  onLeave: (listener: () => void) => void
  /** Puts away the text typed so far, for the page after the reload. */
  keepTypedText: () => void
  /** `say`: tells that another tab has changed who buys, where that was the reason. */
  restoreTypedText: (say?: (text: string) => void) => void
}

/** What a session needs from its surroundings; the server gives empty ones. */
export type SessionPorts = {
  storage: StoragePort
  /** Lives as long as the tab. */
  tabStorage: StoragePort
  /** Lives as long as the tab, even where both others take nothing. */
  spareStorage: StoragePort
  cookies: CookiePort
  page: PagePort
  /** Runs the work while no other tab runs work of that name (D11). */
  exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>
  api: SessionApi
  now: () => number
  uuid: () => string
}
