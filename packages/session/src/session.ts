import type { StoreApi } from 'zustand/vanilla'
import { createAuth } from './auth.ts'
import type { Auth } from './auth-state.ts'
import { createBasketStore } from './basket/basket.ts'
import type { BasketState } from './basket/basket-state.ts'
import { createContextHeaders } from './context-headers.ts'
import { type CookieConsent, createCookieConsentStore } from './cookie-consent.ts'
import { identityOf, personOf, SIGN_IN_SECONDS, sessionCookies } from './cookies.ts'
import { watchOtherTabs } from './cross-tab.ts'
import { createPopupsStore, type NotifyInput, type Popups } from './popups.ts'
import type { SessionPorts } from './ports.ts'
import { createPreferencesStore, type Preferences } from './preferences.ts'
import { isReturnPage } from './return-page.ts'
import { createSearchHistoryStore, type SearchHistory } from './search-history.ts'
import { sessionMessages } from './session.messages.ts'
import { createSettingsSync } from './settings-sync.ts'
import { storageNames } from './storage-names.ts'
import { clientIdOf, createTokenRefresh } from './token-refresh.ts'

/** State of one visit: one per browser, one per request on the server. */
export type Session = {
  auth: StoreApi<Auth>
  basket: StoreApi<BasketState>
  preferences: StoreApi<Preferences>
  searchHistory: StoreApi<SearchHistory>
  popups: StoreApi<Popups>
  cookieConsent: StoreApi<CookieConsent>
  /** Shows a popup (§2.15). */
  notify: (input: NotifyInput) => void
  /** Opens the sign-in dialog over the page (§2.6). */
  openAuth: Auth['openAuth']
  /** The client id that a login and its refresh tokens are bound to (§3); created on first use. */
  clientId: () => string
  /** Used by the API client (D10, D11). `refresh` rejects without a response from the server: the session is then kept. */
  tokens: {
    getAccessToken: () => string | null
    refresh: (usedToken: string | null) => Promise<boolean>
  }
  /** Headers of §6 for the next call; without company and agreement for visitors who are not signed in. */
  contextHeaders: () => Record<string, string>
  /** Only the headers of the chosen company, agreement and specification: a server has neither clock nor visit. */
  choiceHeaders: () => Record<string, string>
  /** Call after the server has refused the chosen company or agreement (403 COMPANY_FORBIDDEN): chooses another. */
  rejectChoice: () => void
  /** Read from the cookies: another tab may have signed out before this tab's `auth` has noticed. */
  isSignedIn: () => boolean
  /** Key of the user, company and agreement whose data is cached. Changes whenever cached data is no longer valid. */
  identity: () => string
  /** §2.2: stores the current page, `path` with its query, to return to after the sign-in. */
  keepPage: (path: string) => void
  /** The listener is called after the identity has changed; returns a function that unsubscribes. */
  onIdentityChange: (listener: () => void) => () => void
  /** Reads what the browser has stored. Call it only after hydration, so that the first render equals the server's. */
  restore: () => void
}

/** Names in storage whose change means that the basket has changed. */
const basketNames: readonly string[] = [storageNames.local.basket, storageNames.local.basketChange]

/** Whether the same error is on screen already: it is shown once. */
const isShown = (popups: StoreApi<Popups>, { variant, text }: NotifyInput) =>
  variant === 'error' &&
  popups.getState().items.some((item) => item.variant === variant && item.text === text)

export const createSession = (ports: SessionPorts): Session => {
  const { cookies } = ports
  const preferences = createPreferencesStore(ports.storage)
  const searchHistory = createSearchHistoryStore(ports)
  const popups = createPopupsStore(ports.uuid)
  const cookieConsent = createCookieConsentStore(cookies)
  const notify = (input: NotifyInput) => {
    if (!isShown(popups, input)) popups.getState().notify(input)
  }

  const identity = () => identityOf(cookies.read)
  const listeners = new Set<() => void>()
  let known = identity()
  /** Fetches all data of the user again. */
  const readAnew = (isSamePerson: boolean) => {
    void basket.reload({ isSamePerson })
    for (const listener of listeners) listener()
  }
  const takeIdentity = () => {
    const before = known
    known = identity()
    if (known === before) return
    ports.storage.write(storageNames.local.identityChange, ports.uuid())
    readAnew(personOf(known) === personOf(before))
  }

  const settings = createSettingsSync({
    storage: ports.storage,
    preferences,
    save: (changed) => ports.api.saveSettings(changed),
    isSignedIn: () => auth.isSignedIn(),
  })
  const auth = createAuth({
    ports,
    onIdentity: takeIdentity,
    // §2.7: basket and comparison are fetched again, even if the confirmed choice is unchanged
    onConfirmed: () => readAnew(true),
    onUser: settings.take,
    // favourites and comparison are merged into the account by the shell
    onSignedIn: () => basket.merge(),
    onSignedOut: () => {
      ports.tabStorage.remove(storageNames.session.drafts)
      basket.forgetLocal()
      preferences.getState().clearComparison()
    },
  })
  const basket = createBasketStore({ ports, isSignedIn: auth.isSignedIn, notify })
  const refresh = createTokenRefresh(ports, () => {
    auth.lose()
    notify({ variant: 'warning', text: sessionMessages.sessionEnded })
  })

  const restoreStored = () => {
    settings.quietly(preferences.getState().restore)
    searchHistory.getState().restore()
    cookieConsent.getState().restore()
  }
  const watch = () => {
    const { isEntering } = auth
    const lookAtCookies = watchOtherTabs({
      ...{ ports, identity, known: () => known, isEntering },
      clientId: () => cookies.read(sessionCookies.clientId),
    })
    ports.page.onStorageChange((name) => {
      // before Firefox 140 and Safari 18.4 there are no cookie change events
      if (name === storageNames.local.identityChange) return lookAtCookies()
      restoreStored()
      if (name === null || basketNames.includes(name)) basket.takeOver()
    })
    ports.page.onLeave(basket.moveToStorage)
  }

  return {
    auth: auth.store,
    basket: basket.store,
    preferences,
    searchHistory,
    popups,
    cookieConsent,
    notify,
    openAuth: (dialog) => auth.store.getState().openAuth(dialog),
    clientId: () => clientIdOf(ports),
    tokens: { getAccessToken: () => cookies.read(sessionCookies.accessToken), refresh },
    ...createContextHeaders(ports),
    rejectChoice: auth.rejectChoice,
    isSignedIn: auth.isSignedIn,
    keepPage: (path) => {
      if (!isReturnPage(path) || (path.startsWith('/cabinet') && !auth.isSignedIn())) return
      ports.tabStorage.write(sessionCookies.previousPage, path)
      cookies.write(sessionCookies.previousPage, path, SIGN_IN_SECONDS)
    },
    identity: () => known,
    onIdentityChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    restore: () => {
      restoreStored()
      takeIdentity()
      auth.restore()
      ports.page.restoreTypedText((text) => {
        if (auth.isSignedIn()) notify({ variant: 'info', text })
      })
      watch()
      const readBasket = () => basket.reload({ isSamePerson: true })
      if (auth.isSignedIn()) void basket.merge().then(readBasket)
      else void readBasket()
    },
  }
}
