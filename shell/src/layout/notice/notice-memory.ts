import { lateLocal } from '@isp/session/late-storage-names'
import { DISMISSED_MS } from './dismissed-ms.ts'

const warningClosedUntil = lateLocal.warningClosedUntil
const warningCollapsed = lateLocal.warningCollapsed

const read = (name: string): string | null => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

const write = (name: string, value: string) => {
  try {
    localStorage.setItem(name, value)
  } catch {
    // storage is full or disabled: the choice lasts until the page is left
  }
}

const marks = () => document.documentElement.dataset

/** Until when the message with this key is dismissed; 0 for another message, none, or an invalid value. */
const keptUntil = (key: string): number => {
  const [until, dismissed] = read(warningClosedUntil)?.split(' ') ?? []
  const left = Number(until) - Date.now()
  return dismissed === key && left > 0 && left <= DISMISSED_MS ? Number(until) : 0
}

/**
 * Remembers whether the message is dismissed or collapsed (§2.4). Its look depends on two data attributes of the document, set by the early
 * script before the first paint; this updates them, stores them, follows other tabs, and shows the message again in time.
 */
export const watchNotice = (key: string, onFold: (isUnfolded: boolean) => void) => {
  let until = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(timer)
    const left = Math.max(until, keptUntil(key)) - Date.now()
    if (left > 0) {
      marks().warningClosed = key
      timer = setTimeout(follow, left)
    } else delete marks().warningClosed
    const isUnfolded = (read(warningCollapsed) ?? marks().warningCollapsed) === 'false'
    marks().warningCollapsed = String(!isUnfolded)
    onFold(isUnfolded)
  }
  follow()
  addEventListener('storage', follow)
  // timers do not run while the page is hidden
  document.addEventListener('visibilitychange', follow)
  return {
    dismiss: () => {
      until = Date.now() + DISMISSED_MS
      write(warningClosedUntil, `${until} ${key}`)
      follow()
    },
    fold: (isUnfolded: boolean) => {
      marks().warningCollapsed = String(!isUnfolded)
      write(warningCollapsed, String(!isUnfolded))
      follow()
    },
    stop: () => {
      clearTimeout(timer)
      removeEventListener('storage', follow)
      document.removeEventListener('visibilitychange', follow)
    },
  }
}
