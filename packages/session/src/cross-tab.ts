import type { SessionPorts } from './ports.ts'

/** Delay in ms that combines the several cookie writes of one sign-in into one change. */
const SETTLE_MS = 250

type Watched = {
  ports: SessionPorts
  /** The identity in the cookies now. */
  identity: () => string
  /** The identity that this tab works with. */
  known: () => string
  /** The client id in the cookie; null: none yet. */
  clientId: () => string | null
  /** True while this tab signs in or changes the choice: its cookies are newer than its state until the user has been fetched. */
  isEntering: () => boolean
}

/**
 * §2.2, D27: reacts to cookies changed by another tab. Rotated tokens of the same sign-in need no action: the next call reads them; another
 * user, sign-in, sign-out, company or agreement reloads the page and keeps typed text. So does another client id, except the first one.
 * Returns a function that checks the cookies when a change is noticed in another way.
 */
export const watchOtherTabs = ({
  ports,
  identity,
  known,
  clientId,
  isEntering,
}: Watched): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let client = clientId()
  const compare = () => {
    if (isEntering()) {
      timer = setTimeout(compare, SETTLE_MS)
      return
    }
    const isSameClient = client === null || client === clientId()
    client = clientId()
    if (isSameClient && identity() === known()) return
    ports.page.keepTypedText()
    ports.page.reload()
  }
  const handleChange = () => {
    clearTimeout(timer)
    timer = setTimeout(compare, SETTLE_MS)
  }
  ports.page.onCookieChange(handleChange)
  return handleChange
}
