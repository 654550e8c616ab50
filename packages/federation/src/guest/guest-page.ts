// Runs in every page of `npm run dev -- <remote> --against URL`, before the shop's own scripts.
import { createBrowserPorts } from '@isp/session'
import { createBadge } from './badge.ts'
import { withoutEmptiedRoot } from './emptied-root.ts'
import { GUEST_EVENTS, type GuestEvent } from './guest-event.ts'
import { keepScroll, restoreScroll } from './kept-scroll.ts'

const { version, drawn } = (document.currentScript as HTMLScriptElement).dataset
const { page } = createBrowserPorts()
const show = createBadge()

if (drawn !== undefined) window.reportError = withoutEmptiedRoot(window.reportError.bind(window))
restoreScroll(sessionStorage)

let isLeaving = false
new EventSource(GUEST_EVENTS).addEventListener('message', ({ data }) => {
  const event = JSON.parse(data as string) as GuestEvent
  show(event)
  if (event.version === version || isLeaving) return
  isLeaving = true
  // React of the live shop is a production one and replaces nothing in place
  page.keepTypedText()
  keepScroll(sessionStorage)
  location.reload()
})
