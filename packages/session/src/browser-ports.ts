import { randomUuid } from '@isp/contract/random-uuid'
import type { PagePort, SessionApi, SessionPorts, StoragePort } from './ports.ts'
import { unreachableApi } from './server-ports.ts'
import { sessionMessages } from './session.messages.ts'
import { createSpareStorage } from './spare-storage.ts'
import { storageNames } from './storage-names.ts'
import { keepTypedText } from './typed-text.ts'

const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action()
  } catch {
    return otherwise // private mode, full storage, storage switched off: the visit goes on without memory
  }
}

/** The storage itself is asked for at each call: where it is switched off, naming it already throws. */
const storageOf = (storage: () => Storage): StoragePort => ({
  read: (name) => attempt(() => storage().getItem(name), null),
  write: (name, value) => attempt(() => storage().setItem(name, value), undefined),
  remove: (name) => attempt(() => storage().removeItem(name), undefined),
})

const listen = (target: EventTarget, type: string, listener: (event: Event) => void) => {
  target.addEventListener(type, listener)
  return () => target.removeEventListener(type, listener)
}

const createPage = (tabStorage: StoragePort): PagePort => ({
  reload: () => location.reload(),
  open: (path) => location.assign(path),
  onCookieChange: (listener) => {
    const { cookieStore } = globalThis as { cookieStore?: EventTarget }
    if (!cookieStore) console.warn(sessionMessages.noCrossTab)
    // without cookie events a tab finds out when it is looked at again
    const stopVisible = listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') listener()
    })
    const stopCookies = cookieStore ? listen(cookieStore, 'change', listener) : () => {}
    return () => {
      stopVisible()
      stopCookies()
    }
  },
  whenSeen: (act) => {
    if (document.visibilityState === 'visible') act()
    else document.addEventListener('visibilitychange', act, { once: true })
  },
  onStorageChange: (listener) =>
    listen(window, 'storage', (event) => listener((event as StorageEvent).key)),
  onLeave: (listener) => listen(window, 'pagehide', listener),
  keepTypedText: () => attempt(() => keepTypedText(tabStorage), undefined),
  restoreTypedText: () => {
    if (tabStorage.read(storageNames.session.typedText) === null) return
    // comes after a reload alone, among what the header brings late
    import(/* webpackChunkName: "header-late" */ './restore-typed-text.ts')
      .then(({ restoreTypedText }) => restoreTypedText(tabStorage))
      .catch(() => {})
  },
})

/** The ports of a real browser. Cookies: `SameSite=Lax; Path=/`, `Secure` on https (D10). */
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
