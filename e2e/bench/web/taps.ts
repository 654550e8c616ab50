// Taps and keys in an open page, measured to the next paint and to the expected result.
import type { Locator, Page } from 'playwright'

/** Runs in the page before any of its scripts: keeps every entry of Event Timing that belongs to an interaction. */
export const watchEvents = () => {
  const kept: { duration: number; start: number }[] = []
  Object.assign(window, { benchEvents: kept })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) kept.push({ duration: entry.duration, start: entry.startTime })
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

type BenchWindow = {
  benchEvents: { duration: number; start: number }[]
  benchResult?: Promise<number>
}

/**
 * From the next release or key on: resolves with the milliseconds until the paint in which `done` (an expression) holds.
 * Looked at when the document has changed, never frame by frame: frames of the watcher's own would hold up the press.
 */
const awaitResult = (page: Page, done: string): Promise<void> =>
  page.evaluate((expression) => {
    const isDone = new Function(`return ${expression}`) as () => boolean
    const bench = window as unknown as BenchWindow
    bench.benchEvents.length = 0
    bench.benchResult = new Promise((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        for (const type of ['pointerup', 'keydown']) removeEventListener(type, begin, true)
        const look = () => {
          if (!isDone()) return
          observer.disconnect()
          removeEventListener('input', look)
          requestAnimationFrame(() => {
            // this frame paints it
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve(performance.now() - timeStamp)
            port2.postMessage(null)
          })
        }
        const observer = new MutationObserver(look)
        const everything = { subtree: true, childList: true, attributes: true, characterData: true }
        observer.observe(document, everything)
        addEventListener('input', look)
      }
      for (const type of ['pointerup', 'keydown']) addEventListener(type, begin, true)
    })
  }, done)

export type Times = { paint: number; result: number }

export const measure = async (
  page: Page,
  press: () => Promise<void>,
  done: string,
): Promise<Times> => {
  await awaitResult(page, done)
  await press()
  const result = await page.evaluate(() => (window as unknown as BenchWindow).benchResult)
  // entries come after the paint that they tell of
  await page.waitForTimeout(500)
  const durations = await page.evaluate(() =>
    (window as unknown as BenchWindow).benchEvents.map(({ duration }) => duration),
  )
  // nothing of 16 ms or longer: the shortest that Event Timing tells
  return { paint: Math.max(16, ...durations), result: result ?? Number.NaN }
}

/** Milliseconds that a thumb stays: what the shop does at the touch is done by the time it leaves. */
const HOLD = 70

/** Down, a moment, up: `touchscreen.tap` lifts the thumb in the millisecond that it lands in. */
const press = async (page: Page, at: { x: number; y: number }): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await page.waitForTimeout(HOLD)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
}

/** Where a thumb goes: the middle of what is on the screen now. */
export const pressOn = async (page: Page, target: Locator): Promise<() => Promise<void>> => {
  const box = await target.boundingBox()
  if (!box) throw new Error(`not on the screen: ${target}`)
  return () => press(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
}

/** What lies outside the screen or below a bar is scrolled to the middle first, and the page comes to rest. */
export const tap = async (page: Page, target: Locator): Promise<() => Promise<void>> => {
  await target.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  await page.waitForTimeout(300)
  return pressOn(page, target)
}
