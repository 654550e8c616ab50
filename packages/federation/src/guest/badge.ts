import { color } from '@isp/ui/colors'
import type { GuestEvent } from './guest-event.ts'

const place = {
  position: 'fixed',
  insetInlineStart: '8px',
  insetBlockEnd: '8px',
  zIndex: '2147483647',
  padding: '4px 8px',
  borderRadius: '4px',
  font: '12px/1.4 sans-serif',
  pointerEvents: 'none',
} as const

/** The mark of a page that has a remote from the developer's machine; the console says the same. */
export const createBadge = (): ((event: Pick<GuestEvent, 'badge' | 'hasFailed'>) => void) => {
  const element = document.createElement('div')
  element.id = 'isp-guest'
  Object.assign(element.style, place)
  return ({ badge, hasFailed }) => {
    if (element.textContent === badge) return
    console.info(badge)
    element.textContent = badge
    element.style.background = hasFailed ? color.danger : color.surfaceInverse
    element.style.color = color.textInverse
    document.body.append(element)
  }
}
