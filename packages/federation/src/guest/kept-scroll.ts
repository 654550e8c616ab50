const NAME = 'isp-guest-scroll'
/** Content that has not come by then is another page. */
const PATIENCE_MS = 10_000

type Kept = { path: string; top: number }

const here = (): string => location.pathname + location.search

export const keepScroll = (storage: Storage): void =>
  storage.setItem(NAME, JSON.stringify({ path: here(), top: scrollY } satisfies Kept))

/**
 * Scrolls a reopened page to where it was, as soon as it is long enough again: its content is rendered by the browser,
 * later than browser and router restore their positions.
 */
export const restoreScroll = (storage: Storage): void => {
  const kept = JSON.parse(storage.getItem(NAME) ?? 'null') as Kept | null
  storage.removeItem(NAME)
  if (kept?.path !== here() || kept.top === 0) return
  const root = document.documentElement
  const watcher = new ResizeObserver(() => {
    if (root.scrollHeight - innerHeight < kept.top) return
    scrollTo(0, kept.top)
    watcher.disconnect()
  })
  watcher.observe(document.body)
  setTimeout(() => watcher.disconnect(), PATIENCE_MS)
}
