import { openStream } from '@isp/api-client/stream'
import { LIVE_PATH } from '@isp/contract/urls'
import type { RemoteContext } from '@isp/federation'
import { eventOf, readStream } from './read-stream.ts'

const NAME = 'isp_live'
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

/** Between two attempts: longer each time, and not all browsers at once. */
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

/** What a hint about one thing makes untrue, by the beginnings of keys: an approved request is an order. */
const heard: Readonly<Record<string, readonly string[]>> = {
  tickets: ['tickets'],
  approvals: ['approvals', 'orders'],
}
/** Hints that may have been missed. */
const missed: readonly string[] = Object.keys(heard)

/**
 * One stream for all tabs of this browser (034): the tab that holds the lock listens and passes hints on, another takes
 * its place when it goes. A hint says only «ask anew»: every tab reads the person again, and a sign-in that has ended
 * ends here. Gives a way to stop.
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
    // what the page has read stands while the person may still read the same
    if (isSignedIn() && known() !== before) await queryClient.invalidateQueries()
  }
  // what was said while nobody listened is told of by the check that a new stream begins with
  const act = (event: unknown) => {
    // the end of a sign-in is told of as well: nobody may read tickets after it
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

  /** Until it breaks off; true when it was heard at all. */
  const listen = async (signal: AbortSignal): Promise<boolean> => {
    try {
      const response = await openStream(api, LIVE_PATH, signal)
      if (!response.ok || !response.body) return false
      await readStream(response.body, handleMessage)
      return true
    } catch {
      return false // aborted, or the network: the pause decides
    }
  }

  const lead = async (signal: AbortSignal): Promise<void> => {
    let failures = 0
    while (!signal.aborted) {
      const turn = new AbortController()
      // another person, or signed out: the previous stream is closed
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
  // a page that is put away must neither hold the lock nor be kept out of the back-forward cache by a stream
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
