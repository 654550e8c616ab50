import type { SessionPorts } from './ports.ts'

/** A sign-in writes several cookies one after another: they are one change. */
const SETTLE_MS = 250

type Watched = {
  ports: SessionPorts
  /** What the cookies say now. */
  identity: () => string
  /** What this tab works with. */
  known: () => string
  /** The visitor's identifier in the cookie; null: none yet. */
  clientId: () => string | null
  /** This tab signs in or chooses anew: its cookies run ahead of what it works with until the server has named the person. */
  isEntering: () => boolean
}

/**
 * §2.2, D27: another tab has changed the cookies. Rotated tokens of the same sign-in are simply the ones that the next call reads;
 * another user, sign-in, sign-out, company or agreement reloads the page, typed text survives. So does another client id; the first
 * one is no change.
 * Gives what is to be called when something else tells of a change.
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
