import { useSyncExternalStore } from 'react'

/** From this width on the menu stands beside the page and has room for everything. */
const WIDE_PX = 1024
/** §9: a window that is being dragged is measured when it rests. */
const DEBOUNCE_MS = 50
/** How many links of the menu a small window shows: the first line that is higher than the window. */
const steps = [
  { below: 480, links: 4 },
  { below: 600, links: 6 },
  { below: 720, links: 8 },
  { below: 840, links: 10 },
] as const

/** §2.9: 4, 6, 8, 10 or 12 by the height of a small window; px in, links out. */
export const linkLimit = (width: number, height: number): number =>
  width >= WIDE_PX
    ? Number.POSITIVE_INFINITY
    : (steps.find(({ below }) => height < below)?.links ?? 12)

const subscribe = (tell: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const handleResize = () => {
    clearTimeout(timer)
    timer = setTimeout(tell, DEBOUNCE_MS)
  }
  window.addEventListener('resize', handleResize)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('resize', handleResize)
  }
}

export const useLinkLimit = (): number =>
  useSyncExternalStore(
    subscribe,
    () => linkLimit(window.innerWidth, window.innerHeight),
    () => Number.POSITIVE_INFINITY,
  )
