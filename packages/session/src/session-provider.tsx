/** @jsxImportSource react */
import { createContext, type ReactNode, useContext } from 'react'
import { useStore } from 'zustand'
import type { Auth } from './auth-state.ts'
import type { BasketState } from './basket/basket-state.ts'
import type { CookieConsent } from './cookie-consent.ts'
import type { Popups } from './popups.ts'
import type { Preferences } from './preferences.ts'
import type { SearchHistory } from './search-history.ts'
import type { Session } from './session.ts'
import { type Standing, standingOf } from './standing.ts'

const SessionContext = createContext<Session | null>(null)

export const SessionProvider = ({
  session,
  children,
}: {
  session: Session
  children: ReactNode
}) => <SessionContext value={session}>{children}</SessionContext>

/** The session of this visit. Throws outside SessionProvider, which is a programming error. */
export const useSession = (): Session => {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}

/** The selector must return a field or a stable value: a new object on each call renders forever. */
export const useAuth = <T,>(selector: (state: Auth) => T): T =>
  useStore(useSession().auth, selector)

/** The visitor's current state; the same object until it changes. */
export const useStanding = (): Standing => useStore(useSession().auth, standingOf)

export const useBasket = <T,>(selector: (state: BasketState) => T): T =>
  useStore(useSession().basket, selector)

export const usePreferences = <T,>(selector: (state: Preferences) => T): T =>
  useStore(useSession().preferences, selector)

export const useSearchHistory = <T,>(selector: (state: SearchHistory) => T): T =>
  useStore(useSession().searchHistory, selector)

export const usePopups = <T,>(selector: (state: Popups) => T): T =>
  useStore(useSession().popups, selector)

export const useCookieConsent = <T,>(selector: (state: CookieConsent) => T): T =>
  useStore(useSession().cookieConsent, selector)
