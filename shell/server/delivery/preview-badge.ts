import { previewMessages as messages } from './preview.messages.ts'
import { LEAVE_PATH } from './preview-routes.ts'
import type { Visit } from './visits.ts'

const box =
  'position:fixed;z-index:2147483647;left:8px;bottom:8px;max-width:calc(100vw - 16px);box-sizing:border-box;display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;padding:8px 12px;border-radius:8px;background:#1d2733;color:#fff;font:14px/1.4 system-ui,sans-serif;box-shadow:0 2px 12px rgb(0 0 0/.35)'
const link =
  'display:inline-flex;align-items:center;min-height:32px;padding:0 12px;border-radius:6px;background:#fff;color:#1d2733;text-decoration:none;font-weight:600'

/** Says in each page of a preview which releases it shows, and leads out. Names and versions have no special characters. */
export const previewBadge = ({ releases, until, fault }: NonNullable<Visit['preview']>): string => {
  const shown = Object.entries(releases).map(
    ([name, version]) => `<span><b>${name}</b> ${version.slice(0, 8)}</span>`,
  )
  return `<aside aria-label="${messages.badge}" style="${box}"><span>${messages.badge} ${messages.until(until)}</span>${fault === null ? shown.join('') : `<strong>${messages.broken(fault)}</strong>`}<a href="${LEAVE_PATH}" style="${link}">${messages.leave}</a></aside>`
}
