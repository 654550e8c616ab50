import { openStream } from '@isp/api-client/stream'
import { LIVE_PATH } from '@isp/contract/urls'
import type { RemoteContext } from '@isp/federation'
import { eventOf, readStream } from './read-stream.ts'

const NAME = 'isp_live'
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

/** Pause between two attempts in ms: increasing, and random, so that browsers do not reconnect all at once. */
const pauseOf = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random() / 2)

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Prefixes of query keys that an event invalidates: an approved request becomes an order. */
const heard: Readonly<Record<string, readonly string[]>> = {
  tickets: ['tickets'],
  approvals: ['approvals', 'orders'],
}
/** Used for events that may have been missed: all of them. */
const missed: readonly string[] = Object.keys(heard)

/**
 * One event stream for all tabs of this browser (record 034): the tab with the lock listens and passes events on; when
 * it closes, another takes over. An event only says "fetch again": every tab fetches the user again, and an ended
 * sign-in ends here. Returns a function that stops it.
 */
export const openLive = ({ session, api, queryClient }: RemoteContext): (() => void) => {
  const { locks } = navigator
  if (!locks || typeof BroadcastChannel === 'undefined') return () => {}
  const others = new BroadcastChannel(NAME)
  const { isSignedIn } = session

  const known = () => JSON.stringify(session.auth.getState().user)
  const check = async () => {
    if (!isSignedIn()) return
    const before = known()
    await session.auth.getState().reloadUser()
    // data of the page stays valid as long as the user may read the same
    if (isSignedIn() && known() !== before) await queryClient.invalidateQueries()
  }
  // a new stream begins with a `check` event, which covers what was missed before
  const act = (event: unknown) => {
    // events also announce the end of a sign-in, after which tickets must not be read
    if (!isSignedIn()) return
    const untrue = heard[String(event)] ?? missed
    for (const key of untrue) void queryClient.invalidateQueries({ queryKey: [key] })
    if (untrue === missed) void check()
  }
  const handleMessage = (message: string) => {
    const event = eventOf(message)
    if (event === null) return
    others.postMessage(event)
    act(event)
  }
  others.addEventListener('message', ({ data }) => act(data))

  /** Listens until the stream ends; returns whether it was ever connected. */
  const listen = async (signal: AbortSignal): Promise<boolean> => {
    try {
      const response = await openStream(api, LIVE_PATH, signal)
      if (!response.ok || !response.body) return false
      await readStream(response.body, handleMessage)
      return true
    } catch {
      return false // aborted or a network failure: the caller waits before the next attempt
    }
  }

  const lead = async (signal: AbortSignal): Promise<void> => {
    let failures = 0
    while (!signal.aborted) {
      const turn = new AbortController()
      // the user has changed or signed out: closes the old stream
      const stop = session.onIdentityChange(() => turn.abort())
      const heard = isSignedIn() && (await listen(AbortSignal.any([signal, turn.signal])))
      stop()
      failures = heard ? 0 : failures + 1
      await wait(pauseOf(failures), signal)
    }
  }

  let place: AbortController | null = null
  const enter = () => {
    if (place) return
    const own = new AbortController()
    place = own
    void locks.request(NAME, { signal: own.signal }, () => lead(own.signal)).catch(() => {})
  }
  // a hidden page must neither hold the lock nor be excluded from the back-forward cache by an open stream
  const leave = () => {
    place?.abort()
    place = null
  }
  addEventListener('pagehide', leave)
  addEventListener('pageshow', enter)
  enter()
  return () => {
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', enter)
    leave()
    others.close()
  }
}
