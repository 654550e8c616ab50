import type { SessionPorts } from './ports.ts'

const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action()
  } catch {
    return otherwise // private mode, full storage, storage switched off: the visit goes on without memory
  }
}

/** The ports of a real browser. Cookies: `SameSite=Lax; Path=/`, `Secure` on https (D10). */
export const createBrowserPorts = (): SessionPorts => ({
  storage: {
    read: (name) => attempt(() => localStorage.getItem(name), null),
    write: (name, value) => attempt(() => localStorage.setItem(name, value), undefined),
    remove: (name) => attempt(() => localStorage.removeItem(name), undefined),
  },
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
  now: () => Date.now(),
  uuid: () => crypto.randomUUID(),
})
