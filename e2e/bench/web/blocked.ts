// How long the main thread of a slow phone is held while a page loads: by the tasks of a browser, where Lighthouse simulates them.
import { type CDPSession, chromium, devices } from 'playwright'
import { browserPath } from '../../fixtures/browser.ts'
import { quantile } from './quantile.ts'

/** Times slower than this machine: what Lighthouse takes for a phone of the middle class. */
const CPU_SLOWDOWN = 4
/** A task holds what comes after its first 50 ms (https://web.dev/articles/tbt). */
const LONG_TASK_MS = 50
/** What a page still does by itself is over by then. */
const SETTLED_MS = 4000
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading']

/** Times in ms. */
export type Blocked = { blockedAfterPaint: number; blockedAfterLoad: number }

/** `ts` and `dur` in microseconds. */
type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur: number }

const record = async (tracing: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> => {
  const events: TraceEvent[] = []
  tracing.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  )
  const traceConfig = { includedCategories: CATEGORIES }
  await tracing.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await work()
  const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve))
  await tracing.send('Tracing.end')
  await complete
  return events
}

const blockedOf = (events: readonly TraceEvent[]): Blocked => {
  const last = (name: string) => {
    const found = events.filter((event) => event.name === name).at(-1)
    if (!found) throw new Error(`the recording has no ${name}`)
    return found
  }
  const load = last('MarkLoad')
  const paint = last('firstContentfulPaint')
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      name === 'RunTask' && ph === 'X' && pid === load.pid && tid === load.tid,
  )
  const after = (moment: number) =>
    tasks
      .filter(({ ts }) => ts >= moment)
      .reduce((sum, { dur }) => sum + Math.max(0, dur / 1000 - LONG_TASK_MS), 0)
  return { blockedAfterPaint: after(paint.ts), blockedAfterLoad: after(load.ts) }
}

const loadOnce = async (url: string, cookie: string): Promise<Blocked> => {
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({
      ...devices['Pixel 5'],
      ...(cookie && { extraHTTPHeaders: { cookie } }),
    })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const events = await record(await browser.newBrowserCDPSession(), async () => {
      await page.goto(url)
      await page.waitForTimeout(SETTLED_MS)
    })
    return blockedOf(events)
  } finally {
    await browser.close()
  }
}

/** Medians of `loads` loads by new visitors. */
export const measureBlocked = async (url: string, loads: number, cookie = ''): Promise<Blocked> => {
  const all: Blocked[] = []
  for (let done = 0; done < loads; done++) all.push(await loadOnce(url, cookie))
  const median = (name: keyof Blocked) =>
    quantile(
      all.map((blocked) => blocked[name]),
      0.5,
    )
  return {
    blockedAfterPaint: median('blockedAfterPaint'),
    blockedAfterLoad: median('blockedAfterLoad'),
  }
}
