export { afterPaint } from './after-paint.ts'
export type { Auth, AuthDialog, AuthStatus } from './auth-state.ts'
export type { BasketState } from './basket/basket-state.ts'
export { createBrowserPorts } from './browser-ports.ts'
export { type AgreementChoice, canSwitch, needsChooser, nothingChosen } from './company-choice.ts'
export type { CookieConsent } from './cookie-consent.ts'
export { givenName, lacksName } from './lacks-name.ts'
export type { NotifyInput, PopupItem, Popups, PopupVariant } from './popups.ts'
export type { CookiePort, PagePort, SessionApi, SessionPorts, StoragePort } from './ports.ts'
export type { CatalogView, Preferences, UserSettings } from './preferences.ts'
export type { SearchHistory, SearchHistoryEntry } from './search-history.ts'
export { createSession, type Session } from './session.ts'
export {
  SessionProvider,
  useAuth,
  useBasket,
  useCookieConsent,
  usePopups,
  usePreferences,
  useSearchHistory,
  useSession,
  useStanding,
} from './session-provider.tsx'
export {
  isSettled,
  isSignedIn,
  type SettledStanding,
  type Standing,
  standingOf,
} from './standing.ts'
export { storageNames } from './storage-names.ts'
