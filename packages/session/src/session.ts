import type { StoreApi } from 'zustand/vanilla'
import { type CookieConsent, createCookieConsentStore } from './cookie-consent.ts'
import { createPopupsStore, type NotifyInput, type Popups } from './popups.ts'
import type { SessionPorts } from './ports.ts'
import { createPreferencesStore, type Preferences } from './preferences.ts'
import { createSearchHistoryStore, type SearchHistory } from './search-history.ts'

/** All that belongs to one visit. One per browser, one per request on the server. */
export type Session = {
  preferences: StoreApi<Preferences>
  searchHistory: StoreApi<SearchHistory>
  popups: StoreApi<Popups>
  cookieConsent: StoreApi<CookieConsent>
  /** Shows a popup (§2.15). */
  notify: (input: NotifyInput) => void
  /** Takes over what the browser remembers; only after hydration, so that the first render equals the server's. */
  restore: () => void
}

export const createSession = (ports: SessionPorts): Session => {
  const preferences = createPreferencesStore(ports.storage)
  const searchHistory = createSearchHistoryStore(ports)
  const popups = createPopupsStore(ports.uuid)
  const cookieConsent = createCookieConsentStore(ports.cookies)
  return {
    preferences,
    searchHistory,
    popups,
    cookieConsent,
    notify: (input) => popups.getState().notify(input),
    restore: () => {
      preferences.getState().restore()
      searchHistory.getState().restore()
      cookieConsent.getState().restore()
    },
  }
}
