import type { SessionApi, SessionPorts, StoragePort } from './ports.ts'

const unreachable = () => Promise.reject(new Error('this session has no API'))

/** For a session that makes no calls by itself: on the server, and in tests of what has nothing to do with them. */
export const unreachableApi: SessionApi = {
  refresh: unreachable,
  logout: unreachable,
  currentUser: unreachable,
  saveSettings: unreachable,
  basket: unreachable,
  addToBasket: unreachable,
  changeLine: unreachable,
  removeLine: unreachable,
  removeLines: unreachable,
  mergeBasket: unreachable,
  calculate: unreachable,
  calculateSmall: unreachable,
}

const emptyStorage: StoragePort = { read: () => null, write: () => {}, remove: () => {} }
const nothing = () => {}

/** A session on the server has no storage: it starts from defaults, as the browser's first render does. */
export const createServerPorts = (
  cookies: Readonly<Record<string, string>> = {},
): SessionPorts => ({
  storage: emptyStorage,
  tabStorage: emptyStorage,
  spareStorage: emptyStorage,
  cookies: { read: (name) => cookies[name] ?? null, write: nothing, remove: nothing },
  page: {
    reload: nothing,
    open: nothing,
    onCookieChange: nothing,
    whenSeen: nothing,
    onStorageChange: nothing,
    onLeave: nothing,
    keepTypedText: nothing,
    restoreTypedText: nothing,
  },
  exclusively: (_name, work) => work(),
  api: unreachableApi,
  now: () => 0,
  uuid: () => '',
})
