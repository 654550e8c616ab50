import { randomUuid } from '@isp/contract/random-uuid'
import { attempt } from './attempt.ts'
import type { PagePort, SessionApi, SessionPorts, StoragePort } from './ports.ts'
import { unreachableApi } from './server-ports.ts'
import { sessionMessages } from './session.messages.ts'
import { createSpareStorage } from './spare-storage.ts'
import { storageNames } from './storage-names.ts'
import { keepTypedText } from './typed-text.ts'

/** `storage` is a function because even reading `window.localStorage` throws where storage is disabled. */
const storageOf = (storage: () => Storage): StoragePort => ({
  read: (name) => attempt(() => storage().getItem(name), null),
  write: (name, value) => attempt(() => storage().setItem(name, value), undefined),
  remove: (name) => attempt(() => storage().removeItem(name), undefined),
})

const createPage = (tabStorage: StoragePort): PagePort => ({
  reload: () => location.reload(),
  open: (path) => location.assign(path),
  onCookieChange: (listener) => {
    const { cookieStore } = globalThis as { cookieStore?: EventTarget }
    if (!cookieStore) console.warn(sessionMessages.noCrossTab)
    // without cookie events a tab checks the cookies when it becomes visible
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') listener()
    })
    cookieStore?.addEventListener('change', listener)
  },
  whenSeen: (act) => {
    if (document.visibilityState === 'visible') act()
    else document.addEventListener('visibilitychange', act, { once: true })
  },
  onStorageChange: (listener) => window.addEventListener('storage', ({ key }) => listener(key)),
  onLeave: (listener) => window.addEventListener('pagehide', listener),
  keepTypedText: () => attempt(() => keepTypedText(tabStorage), undefined),
  restoreTypedText: (say) => {
    if (tabStorage.read(storageNames.session.typedText) === null) return
    // needed only after a reload, so it is loaded with the late part of the header
    import(/* webpackChunkName: "header-late" */ './restore-typed-text.ts')
      .then(({ restoreTypedText }) => restoreTypedText(tabStorage, say))
      .catch(() => {})
  },
})

/** Session ports of a real browser. Cookies: `SameSite=Lax; Path=/`, `Secure` on https (D10). */
export const createBrowserPorts = (api: SessionApi = unreachableApi): SessionPorts => {
  const tabStorage = storageOf(() => sessionStorage)
  return {
    storage: storageOf(() => localStorage),
    tabStorage,
    spareStorage: createSpareStorage(tabStorage),
    cookies: {
      read: (name) => {
        const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
        return found ? attempt(() => decodeURIComponent(found.slice(name.length + 1)), null) : null
      },
      write: (name, value, maxAgeSeconds) => {
        const secure = location.protocol === 'https:' ? '; Secure' : ''
        // biome-ignore lint/suspicious/noDocumentCookie: CookieStore has no synchronous write, and a consent must not be lost on unload
        document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`
      },
      remove: (name) => {
        // biome-ignore lint/suspicious/noDocumentCookie: see write
        document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`
      },
    },
    page: createPage(tabStorage),
    exclusively: <T>(name: string, work: () => Promise<T>): Promise<T> =>
      (navigator.locks?.request(name, work) as Promise<T> | undefined) ?? work(),
    api,
    now: () => Date.now(),
    uuid: randomUuid,
  }
}
