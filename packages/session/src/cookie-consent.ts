import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CookiePort } from './ports.ts'
import { storageNames } from './storage-names.ts'

/** §2.2: the banner is shown until accepted. `null`: not read yet, on the server and until hydration. */
export type CookieConsent = {
  isAccepted: boolean | null
  accept: () => void
  restore: () => void
}

const CONSENT_SECONDS = 365 * 24 * 60 * 60

export const createCookieConsentStore = (cookies: CookiePort): StoreApi<CookieConsent> => {
  const name = storageNames.cookie.cookiePolicy
  return createStore<CookieConsent>()((set) => ({
    isAccepted: null,
    accept: () => {
      cookies.write(name, 'accepted', CONSENT_SECONDS)
      set({ isAccepted: true })
    },
    restore: () => set({ isAccepted: cookies.read(name) !== null }),
  }))
}
