/** Addresses that `npm run dev -- <remote> --against URL` answers itself; no page of the shop begins so. */
export const GUEST_EVENTS = '/dev/guest/events'
export const GUEST_SCRIPT = '/dev/guest/page.js'

/** What a page of the live shop is told about the remote from the developer's machine: at its opening and after each build. */
export type GuestEvent = {
  /** Version of the newest good build. */
  version: string
  /** The line of the badge. */
  badge: string
  /** Whether the newest build has failed: the page shows the one before. */
  hasFailed: boolean
}
