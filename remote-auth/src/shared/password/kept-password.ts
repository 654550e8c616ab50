import type { Session } from '@isp/session'

/** §9. */
export const KEPT_MS = 300_000

/** §3 "Session storage: registration password". */
export const KEPT_PASSWORD = 'isp_registrationPassword'

let stop = () => {}

const attempt = (action: () => void): void => {
  try {
    action()
  } catch {
    // storage is off or full: a sign-in works without it
  }
}

/** What the form before has left here, for the registration; null when its five minutes are over. */
export const readKeptPassword = (): string | null => {
  try {
    return sessionStorage.getItem(KEPT_PASSWORD)
  } catch {
    return null
  }
}

export const wipePassword = (): void => {
  stop()
  stop = () => {}
  attempt(() => sessionStorage.removeItem(KEPT_PASSWORD))
}

/**
 * §4: keeps the password of a login in session storage for five minutes. Wiped earlier by a sign-out (D9) and when
 * the page goes, since its timer goes with it. Never leaves this module otherwise, never logged.
 */
export const keepPassword = (password: string, session: Pick<Session, 'auth'>): void => {
  wipePassword()
  attempt(() => sessionStorage.setItem(KEPT_PASSWORD, password))
  const timer = setTimeout(wipePassword, KEPT_MS)
  const unsubscribe = session.auth.subscribe((now, before) => {
    if (before.status === 'signed-in' && now.status === 'anonymous') wipePassword()
  })
  window.addEventListener('pagehide', wipePassword)
  stop = () => {
    clearTimeout(timer)
    unsubscribe()
    window.removeEventListener('pagehide', wipePassword)
  }
}
