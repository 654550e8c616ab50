import { BOOT_PLAN_ID } from '@isp/federation/page-blocks'
import type {} from '@isp/federation/remote'

/**
 * The only script that runs while a page loads: inline, allowed by its hash. After `load` it waits until the browser is
 * idle or the visitor interacts, then loads the application. Until then links and forms work natively; forms with
 * `data-replay` are held back and submitted again when their component is mounted.
 */
type BootPlan = {
  scripts: { src: string; integrity: string }[]
  preload: { src: string; integrity: string }[]
}
const IDLE_TIMEOUT_MS = 3000
const firstTouches = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const

const plan = JSON.parse(document.getElementById(BOOT_PLAN_ID)?.textContent ?? '{}') as BootPlan
const held = new Map<string, HTMLFormElement>()
window.ispHeldForms = held

const hold = (event: SubmitEvent) => {
  const form = event.target as HTMLFormElement
  const key = form.dataset.replay
  if (!key || 'hydrated' in form.dataset) return
  event.preventDefault()
  form.setAttribute('aria-busy', 'true')
  held.set(key, form)
  start()
}

const WAITING_BUTTON = '[data-replay]:not([data-hydrated]) [type=submit]'
let pressed: HTMLFormElement | null = null

const press = ({ target }: Event) => {
  pressed = (target as Element).closest<HTMLButtonElement>(WAITING_BUTTON)?.form ?? null
}

/** A component replaced the form while its button was pressed: browsers do not create a click for that press. */
const endPress = ({ clientX, clientY }: PointerEvent) => {
  const form = pressed
  pressed = null
  if (!form || form.isConnected) return
  const now = document.elementFromPoint(clientX, clientY)?.closest('form')
  if (now && now.dataset.replay === form.dataset.replay) now.requestSubmit()
}

let isStarted = false
const start = () => {
  if (isStarted) return
  isStarted = true
  for (const type of firstTouches) removeEventListener(type, start, true)
  // into the HTTP cache, not as a preload link: after a failed preload Chromium fails the next script of that URL too,
  // so a retry would not reach the network
  for (const { src, integrity } of plan.preload) {
    fetch(src, { integrity, credentials: 'same-origin' }).catch(() => {})
  }
  for (const { src, integrity } of plan.scripts) {
    const script = document.createElement('script')
    Object.assign(script, { src, integrity, crossOrigin: 'anonymous', async: false })
    document.head.append(script)
  }
}

const startWhenIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(start, 200)
}

addEventListener('submit', hold, true)
addEventListener('pointerdown', press, true)
addEventListener('pointerup', endPress, true)
addEventListener('pointercancel', () => (pressed = null), true)
for (const type of firstTouches) addEventListener(type, start, { capture: true, passive: true })
if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle)
