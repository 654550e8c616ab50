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

/** What a session needs from its surroundings; the server gives empty ones. */
export type SessionPorts = {
  storage: StoragePort
  cookies: CookiePort
  now: () => number
  uuid: () => string
}
