import type { SessionApi, SessionPorts, StoragePort } from './ports.ts'

const unreachable = () => Promise.reject(new Error('this session has no API'))

/** For a session that makes no API calls: on the server, and in tests that do not need them. */
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

/** A session on the server has no storage: it starts with the defaults, like the browser's first render. */
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
