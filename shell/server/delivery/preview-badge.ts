import { color } from '@isp/ui/colors'
import { previewMessages as messages } from './preview.messages.ts'
import { LEAVE_PATH } from './preview-routes.ts'
import type { Visit } from './visits.ts'

/** Above the row of buttons that a page may have at its lower edge. */
const box = `position:fixed;z-index:2147483647;left:8px;bottom:72px;max-width:calc(100vw - 16px);box-sizing:border-box;display:flex;flex-wrap:wrap;align-items:center;gap:2px 10px;padding:4px 4px 4px 12px;border-radius:20px;background:${color.surfaceInverse};color:${color.textInverse};font:13px/1.4 system-ui,sans-serif;box-shadow:0 2px 12px ${color.backdrop};pointer-events:none`
const button = `pointer-events:auto;display:inline-flex;align-items:center;min-height:32px;padding:0 12px;border-radius:16px;background:${color.surface};color:${color.text};text-decoration:none;font-weight:600`

/**
 * Says in each page of a preview which releases it shows, and leads out. Its styles are attributes: rules would be the page's, too. Names and
 * versions have no special characters.
 */
export const previewBadge = ({ releases, until, fault }: NonNullable<Visit['preview']>): string => {
  const shown = Object.entries(releases).map(
    ([name, version]) => `<span><b>${name}</b> ${version.slice(0, 8)}</span>`,
  )
  return `<aside aria-label="${messages.badge}" style="${box}"><span>${messages.badge} ${messages.until(until)}</span>${fault === null ? shown.join('') : `<strong>${messages.broken(fault)}</strong>`}<a href="${LEAVE_PATH}" style="${button}">${messages.leave}</a></aside>`
}
